import { cp } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Field } from '../../src/contact/fields.ts'
import { siteSchema } from '../../src/content/site.ts'
import { project } from '../project.ts'
import { formFieldFaults } from './cross-checks.ts'
import { fillIn, valuesFor } from './fill-in.ts'
import { checkContent, readContent } from './read-content.ts'
import { changed, copyOfContent, folder, reportsAfter, withChanges } from './test-support.ts'

const copy = await copyOfContent(afterAll)
// That of the longest content is always dark.
await cp(path.join(project, 'content/theme.yaml'), path.join(copy, 'content/theme.yaml'))
const [{ content }] = readContent(copy)
const [service] = content.services
const [stop, ...events] = content.night!.events
const sixStops = [{ ...events.at(-1)!, decision: stop!.decision }, stop, ...events.slice(0, 4)]

const longTitle = 'Everything about us, our past and our future plans'
const notAField = (name: string) => `has “${name}”, which is not a field here`
const notAService = 'is “fax”, which is not the slug of a service. Use one of job-1, job-2'
const used = (place: string) => `is the ${place}, too`

/** A mistake for each rule, and how the only report about it starts, after its place. */
const mistakes: Record<string, string> = {
  // Kinds of values.
  'site.brand: REMOVED': 'is missing. Write it.',
  'home.hero.heading: ""': 'is empty. Write it.',
  'home.hero.intro: " Since 2020"': 'starts or ends with a space or a line break. Remove it.',
  'services.0.title: Voice AI customer support for every firm and shop':
    'is not valid. Too big: expected string to have <=48 characters.',
  'services: []': 'is not valid. Too small: expected array to have >=2 items.',
  'facts.founded: 2999': 'is in the future',
  [`night.events.1.job: ${stop!.job}`]: 'is that of another entry with a decision',
  [`night.events: ${JSON.stringify(sixStops)}`]: 'has 6 entries with a decision. Write 3 to 5.',
  // Every page.
  'about.meta.path: /index': 'is a name that the build uses itself',
  'privacy.page.meta.path: /one': 'is the path of pages/one.md, too',
  [`about.meta.title: ${content.home.meta.title}`]: 'is that of home.yaml, too.',
  [`cases/one.description: ${content.about.meta.description}`]: 'is that of about.yaml, too.',
  'about.meta.description: About us.': 'is not valid. Too small: expected string to have >=40 char',
  [`about.meta.title: ${longTitle}`]:
    'is too long for a search result: with the brand it has 65 characters',
  'home.hero.heading: Geschäftsprozessautomatisierung':
    'contains “Geschäftsprozessautomatisierung”, which is too wide for a phone. Write a soft hyphen where the word may break: Geschäftsprozess\\u00adautomatisierung.',
  // Sums of the plan, and the length of an answer.
  'pricing.firstYear.earned.team: 35':
    'is 35, and the hours of the steps in plan.yaml add up to 960. Correct one of them.',
  'plan.parts.0.steps.0.hours: 2': 'is before the contract, where hours do not count.',
  'plan.service: fax': notAService,
  'articles/one.figure.of: 5': 'is less than count. Write the larger number here.',
  [`before-you-sign.questions.exit.more: ${'so '.repeat(60)}long`]: 'has more than 60 words.',
  // Names in braces.
  'about.story.paragraphs.0: Since {fuonded}.':
    'contains {fuonded}, which is not filled in here. Write a name of facts.yaml',
  // The brand of these files is longer than its name in braces.
  [`site.footer.smallPrint: "${'{brand} '.repeat(13)}."`]: 'is not valid. Too big',
  'home.hero.intro: Since {founded': 'contains {, which is not filled in here',
  // The sections of a page.
  'home.sections.2: pricelist': 'is not valid. Invalid option: expected one of "hero"|"yourLine',
  'about.sections.4: contact': 'is “contact”, which ends every page',
  'about.sections: [story, hero]': 'has to start with hero',
  'services-page.sections: [hero, why, why]': 'has a section twice. Remove one.',
  'home.sections: [hero, impact, yourLine]': 'has yourLine too late',
  // Each file.
  'site.locale: es_ES': 'is not a locale of the language en',
  'site.email: hello(at)relaywell.example': 'is not an e-mail address',
  'site.telephone: 030 12': 'is not a telephone number. Write it with its country code',
  'site.place.country: ZZ': 'is not a country code. Write one like US.',
  [`site.hours.opening.0.closes: "${content.site.hours.opening[0]!.opens}"`]:
    'is the same as opens',
  'about.people.people.0.portrait: mara.jpg': 'names the picture mara.jpg, which is not in',
  'services.1.icon: telefone': 'is “telefone”, which is not an icon',
  'services.3.slug: job-1': used(`slug of “${service!.title}”`),
  'services.3.line: 1': used(`line of “${service!.title}”`),
  [`services.3.letter: ${service!.letter}`]: used(`letter of “${service!.title}”`),
  'services.3.letter: Pre': 'does not fit into its circle',
  [`services.3.jobs.0.name: ${service!.jobs[0]!.name}`]: used('name of another job'),
  'services.0.jobs.0.toPerson.most: 0': 'has to be greater than least',
  'services.0.jobs.0.toPerson.factor: 1.25': 'has more than one decimal. Round it.',
  'contact.form.fields.fax: { label: Fax }': 'is not a field of the form',
  'contact.form.fields.phone: REMOVED': 'is missing. Write its label',
  'contact.form.fields.phone.options: [Home, Office]': 'is only for a select',
  'not-found.links.1.href: /nowhere': 'does not lead to a page that every site has. Use one of /, ',
  // The theme.
  'theme.colors.line-1.light: "#ff9aa0"': '(#ff9aa0) cannot be read with on-line',
  'theme.colors.focus.dark: "#101312"': '(#101312) cannot be seen on',
  'theme.colors.ink.light: black':
    'is missing or not a colour with six digits. Write one like #1f6feb. In the file, it is in quotes.',
  'theme.fonts.0: "Georgia; x"': 'is not the name of a font.',
  // The front matter of Markdown files.
  'articles/one.updated: 2000-01-01': 'is before date.',
  'cases/one.services: [job-1, job-1]': 'lists a service twice. Remove one.',
  'cases/one.since: 2025-02-30': 'is not a date',
  'cases/one.week.stopped: 1000000': 'has to be at most as many as all.',
  'cases/one.person.consent: false': 'has to be true: ask the person before you name them',
}

/** Mistakes that are reported at another place, such as the group that the value is in. */
const mistakesAround: Record<string, string[]> = {
  'articles/one.date: 2999-03-03': ['date is in the future', 'updated is before date'],
  'services.0.benefts: []': [`services[0] ${notAField('benefts')}`],
  'site.hours.opening.0.days: [Monday, Monday]': ['site.hours.opening[0].days lists a day twice'],
  'pricing.offers.1.service: job-1': ['pricing.offers has two prices for one service'],
  // Of two characters each, or of few: a line may end after each word.
  'home.hero.heading: 毎日の仕事を時間どおりに進める': [],
  'home.yourLine.result.range: "{from} to {too}"': [
    'home.yourLine.result.range has to contain {to}. The page fills it in.',
    'home.yourLine.result.range contains {too}, which is not filled in here. Use only {from}, {to}.',
  ],
}

const placeOf = (mistake: string) =>
  mistake
    .split(': ')[0]!
    .replace(/^\w+\/[\w-]+\./, '')
    .replace(/\.(\d+)/g, '[$1]')

test.each([
  ...Object.entries(mistakes).map(([mistake, start]): [string, string[]] => [
    mistake,
    [`${placeOf(mistake)} ${start}`],
  ]),
  ...Object.entries(mistakesAround),
])('With “%s” the check says: %j', async (mistake, starts) => {
  const reports = await reportsAfter(copy, changed(copy, mistake))
  expect(reports.map((report, index) => report.slice(0, starts[index]?.length))).toEqual(starts)
})

test('the path of the home page is fixed', async () => {
  const moved = ['home.meta.path: /home', 'not-found.links.0.href: /home']
  const changes = moved.map((change) => changed(copy, change))
  expect(await reportsAfter(copy, ...changes)).toEqual(['home.meta.path has to be /.'])
})

test.each([
  ['services.0.slug: Not a slug', 'slug: Not a slug'],
  ['home.hero.heading: REMOVED', 'hero:'],
  ['cases/one.person.consent: maybe', 'consent: maybe'],
  ['theme.colors.ink.dark: "#333333"', 'dark: "#333333"'],
])('With “%s” the line of “%s” is reported', async (mistake, place) => {
  const [file, text] = changed(copy, mistake)
  const [problem] = withChanges(copy, [[file, text]], () => checkContent(copy)).problems
  expect(text.split('\n')[problem!.line! - 1]).toContain(place)
})

test.each(['+44 (0)20 7946 0958', '020 7946 0958', '0044 20 7946 0958'])(
  'the telephone number %s has a link',
  (telephone) => {
    const raw = readContent(project)[0].files.get('site')!.value
    const site = fillIn(raw, { brand: 'Nordbahn' }) as z.input<typeof siteSchema>
    const british = { ...site.place, country: 'GB' }
    expect(siteSchema.parse({ ...site, telephone, place: british })).toMatchObject({
      telephone: { href: 'tel:+442079460958' },
    })
  },
)

test.each([
  ['a text with a colon', 'meta:\n  title: Us: our story\n', '“title: Us: our story” cannot be'],
  ['nothing', '# Nothing yet.\n', 'This file is empty. Restore it from Git, or copy it from'],
  ['a text alone', 'Hello', 'about is not valid. Invalid input: expected object'],
])('a file with %s is reported in a sentence', async (_, text, problem) => {
  const reports = await reportsAfter(copy, [`${folder}/about.yaml`, text])
  expect(reports).toEqual([expect.stringContaining(problem)])
})

test('facts and counts in braces are filled in', () => {
  const site = { brand: 'Nordbahn', numbers: ['one', 'two'] }
  const raw = { facts: { founded: 2020 }, site, services: [1, 2] }
  const text = fillIn('{Services}, {services}: {brand} {founded} {bytes}', valuesFor(raw))
  expect(text).toBe('Two, two: Nordbahn 2020 {bytes}')
})

test.each<[name: string, type: Field['type'], variable: string, string]>([
  ['website', 'text', 'website', 'has a name or variable that the form uses itself.'],
  ['details', 'text', 'message', 'has a name or variable that the form uses itself.'],
  ['budget', 'select', 'budget', 'is missing. Write the choices of this select, at least 2.'],
])('a field %s of the type %s with the variable %s is refused', (name, type, variable, message) => {
  const changed = structuredClone(content)
  changed.contact.form.fields = { [name]: { label: 'Label' } }
  const field: Field = { name, type, required: true, variable }
  const faults = formFieldFaults(changed, [field]).map((fault) => fault.message)
  expect(faults).toEqual([expect.stringContaining(message)])
})
