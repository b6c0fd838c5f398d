import { mkdtempSync, readFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../../project.ts'
import { tokensFile } from '../design-tokens.ts'
import { contentProblems } from './check.ts'
import { contentFiles } from './files.ts'
import { problemList } from './problem.ts'

// biome-ignore lint/suspicious/noExplicitAny: content with any mistake in it
type Content = Record<string, any>

async function contentWith(mistake: (content: Content) => void): Promise<string> {
  const content: Content = {}
  for (const { file, name } of contentFiles)
    content[name] = structuredClone((await import(path.join(project, file)))[name])
  mistake(content)
  return problemList(await contentProblems(project, async () => content))
}

test('the content of this site has no problem', async () => {
  expect(problemList(await contentProblems(project))).toBe('')
})

test.each<[string, (content: Content) => void, string[]]>([
  [
    'a field that is missing',
    ({ site }) => delete site.brand,
    ['src/content/site.ts:', 'site.brand is missing. Write a text, in quotes.'],
  ],
  [
    'an empty text',
    ({ home }) => (home.impact.heading = ''),
    ['home.impact.heading is empty. Write a text.'],
  ],
  [
    'an icon that nobody has drawn',
    ({ services }) => (services[1].icon = 'telefone'),
    ['src/content/services.ts:', 'services[1].icon is not known: “telefone”. Write one of chat,'],
  ],
  [
    'a drawing that there is not',
    ({ servicesPage }) => (servicesPage.why.cards[0].drawing = 'bicycle'),
    ['servicesPage.why.cards[0].drawing is not known: “bicycle”. Write one of brake,'],
  ],
  [
    'a scene of no kind',
    ({ services }) => (services[0].scene.drawing = 'film'),
    ['services[0].scene.drawing is not known. Write one of voice, chat, process, forecast.'],
  ],
  [
    'a text that is too long for its place',
    ({ services }) => (services[0].title = 'A title '.repeat(8).trim()),
    [
      'services[0].title is too long for its place: it has 63 characters, and there is room for 48.',
    ],
  ],
  [
    'a title that is too long for a search result',
    ({ about }) => (about.meta.title = 'Everything about us, our past and our future plans'),
    ['about.meta.title is too long for a search result: with the brand it has 62 characters'],
  ],
  [
    'a description that says too little',
    ({ about }) => (about.meta.description = 'About us.'),
    ['about.meta.description is too short: it has 9 characters and needs 40.'],
  ],
  [
    'a long word that has nowhere to break',
    ({ home }) => (home.hero.heading = 'Geschäftsprozessautomatisierung'),
    ['home.hero.heading has no room for “Geschäftsprozessautomatisierung” on a phone', '\\u00ad'],
  ],
  [
    'an e-mail address that is none',
    ({ site }) => (site.email = 'hello(at)relaywell.example'),
    ['site.email is no e-mail address. Write one such as'],
  ],
  [
    'a telephone number that is none',
    ({ site }) => (site.telephone.href = 'tel:0202 555'),
    ['site.telephone.href is no telephone link. Write tel:'],
  ],
  [
    'a telephone number that shows another one than it calls',
    ({ site }) => (site.telephone.display = '+1 202 555 0199'),
    ['site.telephone.display is another number than href.'],
  ],
  [
    'a social address that is not whole',
    ({ site }) => (site.social[0].href = 'linkedin.com/company/us'),
    ['site.social[0].href is no web address. Write the whole of it'],
  ],
  [
    'a day that does not exist',
    ({ site }) => (site.hours.opening[0].days[0] = 'Mo'),
    ['site.hours.opening[0].days[0] is not known: “Mo”. Write one of Monday, Tuesday,'],
  ],
  [
    'days in no short form',
    ({ site }) => (site.hours.opening[0].short = 'Mon to Fri'),
    ['site.hours.opening[0].short is no short form of days.'],
  ],
  [
    'a day that is named twice',
    ({ site }) => (site.hours.opening[0].days[1] = 'Monday'),
    ['site.hours.opening[0].days names a day twice.'],
  ],
  [
    'a time of day that does not exist',
    ({ site }) => (site.hours.opening[0].closes = '24:00'),
    ['site.hours.opening[0].closes is no time of day. Write hours and minutes'],
  ],
  [
    'hours that close when they open',
    ({ site }) => (site.hours.opening[0].closes = '09:00'),
    ['site.hours.opening[0].closes is the time at which it opens.'],
  ],
  [
    'a service without a slug',
    ({ services }) => delete services[3].slug,
    ['services[3].slug is missing. Write a text, in quotes.'],
  ],
  [
    'a slug that cannot stand in an address',
    ({ services }) => (services[3].slug = 'Predictive analytics'),
    ['services[3].slug cannot stand in an address.'],
  ],
  [
    'the same slug twice',
    ({ services }) => (services[3].slug = services[0].slug),
    ['services[3].slug is taken by services[0].'],
  ],
  [
    'the same line twice',
    ({ services }) => (services[3].line = 1),
    ['services[3].line is the line of services[0]. Take a free one.'],
  ],
  [
    'a line that the palette has not',
    ({ services }) => (services[3].line = 9),
    ['services[3].line is no line of the palette. Write a number from 1 to 8'],
  ],
  [
    'an id that is not the place in the list',
    ({ services }) => services.reverse(),
    ['services[0].id has to be 1, its place in the list.'],
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
    'more metrics than there is room for',
    ({ home }) => home.impact.metrics.push(...home.impact.metrics, ...home.impact.metrics),
    ['home.impact.metrics has 12 entries, and there is room for 8.'],
  ],
  [
    'a departure of a service that there is not',
    ({ home }) => (home.board.rows[1].service = 'fax'),
    ['home.board.rows[1].service is “fax”, the slug of no service. Take one of voice-ai,'],
  ],
  [
    'a number in quotes',
    ({ home }) => (home.impact.metrics[0].value = '20'),
    ['home.impact.metrics[0].value has to be a number, without quotes.'],
  ],
  [
    'a field whose name is not quite right',
    ({ services }) => (services[0].benefts = []),
    ['services[0] has “benefts”, which nothing here knows.'],
  ],
  [
    'a link to a page that there is not',
    ({ site }) => (site.pages[1].href = '/team'),
    ['site.pages[1].href leads to no page.'],
  ],
])('%s is told with its place and what to do', async (_, mistake, told) => {
  const list = await contentWith(mistake)
  for (const part of told) expect(list).toContain(part)
})

test.each([
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['020 7946 0958', 'tel:+442079460958'],
  ['0044 20 7946 0958', 'tel:+442079460958'],
  ['+39 06 6982', 'tel:+39066982'],
])('the telephone number %s is the same as %s', async (display, href) => {
  expect(await contentWith(({ site }) => (site.telephone = { display, href }))).toBe('')
})

test('a problem is told with the line that it stands on', async () => {
  const source = readFileSync(path.join(project, 'src/content/services.ts'), 'utf8').split('\n')
  const line = source.findIndex((text) => text.includes("slug: 'process-automation'")) + 1
  const list = await contentWith(({ services }) => (services[2].slug = 'Process'))
  expect(list).toContain(`src/content/services.ts:${line}\n`)
})

async function tokensWith(change: (css: string) => string): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'tokens-'))
  await cp(path.join(project, 'src/content'), path.join(copy, 'src/content'), { recursive: true })
  const css = readFileSync(path.join(project, tokensFile), 'utf8')
  await mkdir(path.dirname(path.join(copy, tokensFile)), { recursive: true })
  await writeFile(path.join(copy, tokensFile), change(css))
  return problemList(await contentProblems(copy, (file) => import(path.join(project, file))))
}

test('a line’s colour that is too pale by day is told, with the nearest that is not', async () => {
  const list = await tokensWith((css) =>
    css.replace('line-1: light-dark(#e0262d', 'line-1: light-dark(#ff9aa0'),
  )
  expect(list).toContain(`${tokensFile}:`)
  expect(list).toMatch(
    /--color-line-1 by day \(#ff9aa0\) cannot be read with --color-on-line \(#ffffff\): their contrast is 2\.\d to 1 and has to be 4\.5\. The nearest that can is #[\da-f]{6}\./,
  )
  const suggested = list.match(/nearest that can is (#[\da-f]{6})\./)![1]!
  expect(
    await tokensWith((css) =>
      css.replace(
        '#e0262d, #ff5a5f);\n    --color-line-2',
        `${suggested}, #ff5a5f);\n    --color-line-2`,
      ),
    ),
  ).toBe('')
})

test('a line’s colour that is too dark by night is told', async () => {
  const list = await tokensWith((css) => css.replace('#5b9bff', '#0a2a66'))
  expect(list).toContain('--color-line-2 by night (#0a2a66) cannot be')
})

test('a colour that is none is told', async () => {
  const list = await tokensWith((css) => css.replace('#101312, #f4f6f1', 'black, white'))
  expect(list).toContain('--color-ink is missing or no colour. Write #rrggbb')
})
