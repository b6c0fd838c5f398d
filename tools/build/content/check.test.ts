import { readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { camelCase, type FileName } from '../../../content/schema/index.ts'
import type { Field } from '../../../src/contact/fields.ts'
import { project } from '../../project.ts'
import { tokensFile } from '../design-tokens.ts'
import { contentProblems } from './check.ts'
import { formFieldFaults } from './cross-checks.ts'
import { fillIn, valuesFor } from './fill-in.ts'
import { problemList } from './problem.ts'
import { readContent } from './read-content.ts'
import { copyOfContent, files, folder, names, type Raw } from './test-support.ts'

/** The problems of a copy of the content, after a change to the copy's files. */
async function problemsAfter(change: (copy: string) => Promise<unknown>): Promise<string> {
  const copy = await copyOfContent()
  await change(copy)
  return problemList(await contentProblems(copy))
}

/** The problems after a change to what the files contain. */
const contentWith = (mistake: (content: Raw) => void) =>
  problemsAfter(async (copy) => {
    const content: Raw = {}
    for (const name of names) content[camelCase(name)] = parse(files.get(name)!.source)
    mistake(content)
    for (const name of names)
      await writeFile(
        path.join(copy, folder, `${name}.yaml`),
        stringify(content[camelCase(name)], { aliasDuplicateObjects: false }),
      )
  })

const fileWith = (name: FileName, text: string) =>
  problemsAfter((copy) => writeFile(path.join(copy, folder, `${name}.yaml`), text))

test('the content of this site has no problem', async () => {
  expect(problemList(await contentProblems(project))).toBe('')
})

test.each<[string, (content: Raw) => void, string[]]>([
  [
    'a field that is missing',
    ({ site }) => delete site.brand,
    ['site.yaml:', 'site.brand is missing. Write a text.'],
  ],
  [
    'an empty text',
    ({ home }) => (home.impact.heading = ''),
    ['home.impact.heading is empty. Write a text.'],
  ],
  [
    'an icon that does not exist',
    ({ services }) => (services[1].icon = 'telefone'),
    ['services.yaml:', 'services[1].icon is “telefone”, which is not an icon. Use a name from'],
  ],
  [
    'a drawing that does not exist',
    ({ servicesPage }) => (servicesPage.why.cards[0].drawing = 'bicycle'),
    ['services-page.why.cards[0].drawing is not known: “bicycle”. Write one of brake,'],
  ],
  [
    'a scene that does not exist',
    ({ services }) => (services[0].scene.drawing = 'film'),
    ['services[0].scene.drawing is not known. Write one of voice, chat, process, forecast.'],
  ],
  [
    'a text that is too long',
    ({ services }) => (services[0].title = 'A title '.repeat(8).trim()),
    ['services[0].title is too long: it has 63 characters, and the maximum is 48.'],
  ],
  [
    'a title that is too long for a search result',
    ({ about }) => (about.meta.title = 'Everything about us, our past and our future plans'),
    ['about.meta.title is too long for a search result: with the brand it has 62 characters'],
  ],
  [
    'a description that is too short',
    ({ about }) => (about.meta.description = 'About us.'),
    ['about.meta.description is too short: it has 9 characters and needs 40.'],
  ],
  [
    'a long word without a soft hyphen',
    ({ home }) => (home.hero.heading = 'Geschäftsprozessautomatisierung'),
    [
      'home.hero.heading contains “Geschäftsprozessautomatisierung”, which is too wide for a phone',
      '\\u00ad',
    ],
  ],
  [
    'an invalid e-mail address',
    ({ site }) => (site.email = 'hello(at)relaywell.example'),
    ['site.email is not an e-mail address. Write one like'],
  ],
  [
    'an invalid telephone number',
    ({ site }) => (site.telephone.href = 'tel:0202 555'),
    ['site.telephone.href is not a telephone link. Write tel:'],
  ],
  [
    'a telephone number that differs from its link',
    ({ site }) => (site.telephone.display = '+1 202 555 0199'),
    ['site.telephone.display is not the number in href.'],
  ],
  [
    'a web address without https://',
    ({ site }) => (site.social[0].href = 'linkedin.com/company/us'),
    ['site.social[0].href is not a web address. Write all of it'],
  ],
  [
    'a day that does not exist',
    ({ site }) => (site.hours.opening[0].days[0] = 'Mo'),
    ['site.hours.opening[0].days[0] is not known: “Mo”. Write one of Monday, Tuesday,'],
  ],
  [
    'days with wrong abbreviations',
    ({ site }) => (site.hours.opening[0].short = 'Mon to Fri'),
    ['site.hours.opening[0].short does not abbreviate days correctly.'],
  ],
  [
    'a day that is listed twice',
    ({ site }) => (site.hours.opening[0].days[1] = 'Monday'),
    ['site.hours.opening[0].days lists a day twice.'],
  ],
  [
    'a time of day that does not exist',
    ({ site }) => (site.hours.opening[0].closes = '24:00'),
    ['site.hours.opening[0].closes is not a time of day. Write hours and minutes'],
  ],
  [
    'hours that end when they start',
    ({ site }) => (site.hours.opening[0].closes = '09:00'),
    ['site.hours.opening[0].closes is the same as opens.'],
  ],
  [
    'a service without a slug',
    ({ services }) => delete services[3].slug,
    ['services[3].slug is missing. Write a text.'],
  ],
  [
    'a slug with a space',
    ({ services }) => (services[3].slug = 'Predictive analytics'),
    ['services[3].slug cannot be part of an address.'],
  ],
  [
    'the same slug twice',
    ({ services }) => (services[3].slug = services[0].slug),
    ['services[3].slug is the slug of services[0], too.'],
  ],
  [
    'the same line twice',
    ({ services }) => (services[3].line = 1),
    ['services[3].line is the line of services[0], too.'],
  ],
  [
    'a line colour that does not exist',
    ({ services }) => (services[3].line = 9),
    ['services[3].line is not a line colour. Write a number from 1 to 8'],
  ],
  [
    'a single service',
    ({ services, home }) => {
      services.length = 1
      home.board.rows.length = 1
    },
    ['services has 1 entry and needs at least 2.'],
  ],
  [
    'too many metrics',
    ({ home }) => home.impact.metrics.push(...home.impact.metrics, ...home.impact.metrics),
    ['home.impact.metrics has 12 entries, and the maximum is 8.'],
  ],
  [
    'a departure of an unknown service',
    ({ home }) => (home.board.rows[1].service = 'fax'),
    [
      'home.board.rows[1].service is “fax”, which is not the slug of a service. Use one of voice-ai,',
    ],
  ],
  [
    'a number in quotes',
    ({ home }) => (home.impact.metrics[0].value = '20'),
    ['home.impact.metrics[0].value has to be a number, without quotes.'],
  ],
  [
    'a field with a misspelled name',
    ({ services }) => (services[0].benefts = []),
    ['services[0] has “benefts”, which is not a field here.'],
  ],
  [
    'a link to a page that does not exist',
    ({ notFound }) => (notFound.links[1].href = '/team'),
    ['not-found.links[1].href does not lead to a page.'],
  ],
  [
    'a path used by two pages',
    ({ about, notFound }) => {
      about.meta.path = '/services'
      notFound.links[1].href = '/'
    },
    ['services-page.meta.path is the path of about.yaml, too.'],
  ],
  [
    'a fact that does not exist',
    ({ about }) => (about.story.paragraphs[0] = 'Since {fuonded}.'),
    ['about.story.paragraphs[0] contains {fuonded}, which is not a fact. Use one of {founded},'],
  ],
  [
    'a brace without its pair',
    ({ home }) => (home.hero.intro = 'Since {founded'),
    ['home.hero.intro has a brace without its pair.'],
  ],
  [
    'a number where the browser does not fill it in',
    ({ home }) => (home.hero.intro = '{bytes} too many'),
    ['home.hero.intro contains {bytes}, which is not filled in here. Remove it.'],
  ],
  [
    'a figure in a description',
    ({ about }) =>
      (about.meta.description = `A description that is long enough: ${'{hours}'} a week.`),
    ['about.meta.description contains {hours}, which is not filled in here. Remove it.'],
  ],
  [
    'a text without a figure that the page fills in',
    ({ home }) => (home.yourLine.result.range = 'up to {to}'),
    ['home.yourLine.result.range has to contain {from}. The page fills it in.'],
  ],
  [
    'a figure in a text that is filled with others',
    ({ home }) => (home.yourLine.board.state = '{from} to {to} of {many}'),
    [
      'home.yourLine.board.state contains {many}, which is not filled in here. Use only {from}, {to}.',
    ],
  ],
  [
    'a share that stops at a person that is no range',
    ({ services }) => (services[0].jobs[0].stops = { least: 25, most: 25 }),
    ['services[0].jobs[0].stops.most has to be greater than least'],
  ],
  [
    'a share that stops at a person that runs backwards',
    ({ services }) => (services[2].jobs[1].stops = { least: 30, most: 20 }),
    ['services[2].jobs[1].stops.most has to be greater than least'],
  ],
  [
    'the same job twice',
    ({ services }) => (services[3].jobs[0].name = services[1].jobs[1].name),
    ['services[3].jobs[0].name is the name of another job, too. Choose another.'],
  ],
  [
    'the same job twice on one line',
    ({ services }) => (services[0].jobs[1].name = services[0].jobs[0].name),
    ['services[0].jobs[1].name is the name of another job, too. Choose another.'],
  ],
  [
    'three jobs on a line',
    ({ services }) => services[0].jobs.push({ ...services[0].jobs[0], name: 'Another' }),
    ['services[0].jobs has 3 entries, and the maximum is 2. Remove some.'],
  ],
  [
    'a single job on a line',
    ({ services }) => services[0].jobs.pop(),
    ['services[0].jobs has 1 entry and needs at least 2.'],
  ],
  [
    'a path that the build needs itself',
    ({ about }) => (about.meta.path = '/index'),
    ['about.meta.path is a name that the build uses itself.'],
  ],
  [
    'a number where a text belongs',
    ({ home }) => (home.hero.heading = 2024),
    ['home.hero.heading has to be a text. Put it in quotes.'],
  ],
  [
    'a message without the number that the form fills in',
    ({ contact }) => (contact.form.tooLong = 'Too long.'),
    ['contact.form.tooLong has to contain {bytes}'],
  ],
])('%s is reported with its place and what to do', async (_, mistake, expected) => {
  const list = await contentWith(mistake)
  for (const part of expected) expect(list).toContain(part)
})

test.each([
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['020 7946 0958', 'tel:+442079460958'],
  ['0044 20 7946 0958', 'tel:+442079460958'],
  ['+39 06 6982', 'tel:+39066982'],
])('the telephone number %s is the same as %s', async (display, href) => {
  expect(await contentWith(({ site }) => (site.telephone = { display, href }))).toBe('')
})

test('reports the line of an invalid value', async () => {
  const text = files.get('services')!.source.replace(/slug: .*/, 'slug: Not a slug')
  const line = text.split('\n').findIndex((each) => each.includes('Not a slug')) + 1
  const list = await fileWith('services', text)
  expect(list).toContain(`services.yaml:${line}\n    services[0].slug`)
})

test('reports a missing field on its parent’s line', async () => {
  const text = files.get('home')!.source.replace(/\n {2}heading: .*/, '')
  const line = text.split('\n').indexOf('hero:') + 1
  expect(await fileWith('home', text)).toContain(
    `home.yaml:${line}\n    home.hero.heading is missing`,
  )
})

test.each([
  [
    'a text with a colon',
    'meta:\n  title: Us: our story\n',
    ':2\n    “title: Us: our story” cannot be read',
  ],
  ['a tab', 'meta:\n\ttitle: Us\n', ':2\n    “title: Us” cannot be read'],
  ['a text that starts with a star', 'meta: *bold*\n', ':1\n    “meta: *bold*” cannot be read'],
  ['a quote that is not closed', "meta:\n  title: 'Us\n", 'cannot be read'],
  ['a name twice', 'meta: 1\nmeta: 2\n', ':2\n    “meta: 2” cannot be read'],
  ['nothing', '# Nothing yet.\n', '\n    This file is empty.'],
  ['a text alone', 'Hello', 'about has to be a group of fields.'],
  [
    'another name at the top',
    'abuot:\n  meta: {}\n',
    'about has “abuot”, which is not a field here.',
  ],
])('a file with %s is reported in a sentence', async (_, text, problem) => {
  expect(await fileWith('about', text)).toContain(problem)
})

test('a file that was renamed is reported under both names', async () => {
  const list = await problemsAfter((copy) =>
    rename(path.join(copy, folder, 'home.yaml'), path.join(copy, folder, 'hom.yaml')),
  )
  expect(list).toContain('home.yaml\n    This file is missing.')
  expect(list).toContain(
    'hom.yaml\n    This file is not used. Rename it to home.yaml, or remove it.',
  )
})

test('content without a folder of a language is reported', async () => {
  const list = await problemsAfter((copy) => rm(path.join(copy, folder), { recursive: true }))
  expect(list).toContain('content\n    This folder must contain a folder named after a language')
})

test('a misspelled name is reported once, and once more if the text needs it', async () => {
  const twice = await contentWith(({ home }) => (home.yourLine.result.range = '{from} to {too}'))
  expect(twice.match(/home\.yourLine\.result\.range .*/g)).toEqual([
    expect.stringMatching(/contains \{too\}, which is not a fact/),
    expect.stringMatching(/has to contain \{to\}/),
  ])
  const once = await contentWith(({ home }) => (home.hero.intro = 'Since {fuonded}.'))
  expect(once.match(/home\.hero/g)).toHaveLength(1)
})

test('facts and counts in braces are filled in', () => {
  const raw = { facts: { founded: 2020 }, site: { numbers: ['one', 'two'] }, services: [1, 2] }
  const refused: unknown[] = []
  const text = fillIn(['{Services}, {services}: {founded} {bytes} {x}'], valuesFor(raw), (place) =>
    refused.push(place),
  )
  expect(text).toEqual(['Two, two: 2020 {bytes} x'])
  expect(refused).toEqual([[0]])
})

const tokensWith = (change: (css: string) => string) =>
  problemsAfter((copy) =>
    writeFile(
      path.join(copy, tokensFile),
      change(readFileSync(path.join(project, tokensFile), 'utf8')),
    ),
  )

test('a line’s colour that is too pale for the light theme is reported with the nearest that works', async () => {
  const list = await tokensWith((css) =>
    css.replace('line-1: light-dark(#e0262d', 'line-1: light-dark(#ff9aa0'),
  )
  expect(list).toContain(`${tokensFile}:`)
  expect(list).toMatch(
    /--color-line-1 in the light theme \(#ff9aa0\) cannot be read with --color-on-line \(#ffffff\): the contrast is 2\.\d to 1 and has to be at least 4\.5 to 1\. The nearest colour that works is #[\da-f]{6}\./,
  )
  const suggested = list.match(/nearest colour that works is (#[\da-f]{6})\./)![1]!
  expect(
    await tokensWith((css) =>
      css.replace(
        '#e0262d, #ff5a5f);\n    --color-line-2',
        `${suggested}, #ff5a5f);\n    --color-line-2`,
      ),
    ),
  ).toBe('')
})

test('a line’s colour that is too dark for the dark theme is reported', async () => {
  const list = await tokensWith((css) => css.replace('#5b9bff', '#0a2a66'))
  expect(list).toContain('--color-line-2 in the dark theme (#0a2a66) cannot be')
})

test('an invalid colour is reported', async () => {
  const list = await tokensWith((css) => css.replace('#101312, #f4f6f1', 'black, white'))
  expect(list).toContain('--color-ink is missing or not a colour. Write #rrggbb')
})

test('each field of the form has a label, and only a select has options', () => {
  const [{ content }] = readContent(project)
  content.contact.form.fields = {
    name: { label: 'Name' },
    phone: { label: 'Phone', options: ['Mobile', 'Office'] },
    budget: { label: 'Budget' },
    fax: { label: 'Fax' },
  }
  const field = (name: string, type: Field['type']): Field => ({
    name,
    type,
    required: true,
    mail: { variable: name, label: name },
  })
  const list = [
    field('name', 'text'),
    field('phone', 'tel'),
    field('budget', 'select'),
    field('email', 'email'),
  ]
  const faults = formFieldFaults(content, list)
  expect(faults.map(({ path: place, message }) => `${place.join('.')} ${message}`)).toEqual([
    expect.stringMatching(/^form\.fields\.fax is not a field of the form/),
    expect.stringMatching(/^form\.fields\.phone\.options is only for a select/),
    expect.stringMatching(/^form\.fields\.budget\.options is missing/),
    expect.stringMatching(/^form\.fields\.email is missing/),
  ])
})

test.each([
  ['website', 'website'],
  ['user_id', 'id'],
  ['details', 'message'],
  ['address', 'reply_to'],
])('a field %s with the variable %s is refused', (name, variable) => {
  const [{ content }] = readContent(project)
  content.contact.form.fields = { [name]: { label: 'Label' } }
  const field: Field = { name, type: 'text', required: true, mail: { variable, label: 'Label' } }
  expect(formFieldFaults(content, [field])).toHaveLength(1)
})

test('a label without a field, and a field without a label, are reported with their place', async () => {
  const list = await contentWith(({ contact }) => {
    contact.form.fields.fax = contact.form.fields.phone
    delete contact.form.fields.phone
  })
  expect(list).toContain('contact.form.fields.fax is not a field of the form.')
  expect(list).toContain('contact.form.fields.phone is missing. Write its label:')
})
