import { afterAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Field } from '../../src/contact/fields.ts'
import { siteSchema } from '../../src/content/site.ts'
import { formFieldProblems } from './checks/across-files.ts'
import { fillIn, valuesOf } from './files/values.ts'
import { checkContent, readContent } from './read-content.ts'
import {
  changed,
  copyOfContent,
  folder,
  reportsAfter,
  testChanges,
  withChanges,
} from './test-support.ts'

const copy = copyOfContent(afterAll)
const [{ content, entryFiles, pages }] = readContent(copy)
const [service] = content.services
const last = content.services.length - 1
const [home, about] = [content.pages.home, pages.find(({ kind }) => kind === 'about')!]
/** The first Markdown file of each kind. */
const nameOf = (kind: string) => entryFiles.find(({ name }) => name.startsWith(kind))?.name ?? kind
const [aCase, article, text] = [nameOf('cases'), nameOf('articles'), nameOf('pages')]

const longTitle = 'Everything about us, our past and our future plans'
const call = 'services.0.jobs.0.decision.call'
const notAField = (name: string) => `has “${name}”, which is not a field here`
const used = (place: string) => `is the ${place}, too`

testChanges({
  // Kinds of values.
  'site.brand: REMOVED': 'is missing. Write it.',
  'home.hero.heading: ""': 'is empty. Write it.',
  'home.hero.intro: " Since 2020"': 'starts or ends with a space or a line break. Remove it.',
  'services.0.title: Voice AI customer support for every firm and shop':
    'is not valid. Too big: expected string to have <=48 characters.',
  'services: []': 'is not valid. Too small: expected array to have >=2 items.',
  'facts.founded: 2999': 'is in the future',
  // Every page.
  'about.meta.path: /index': 'is a name that the build uses itself',
  [`privacy.page.meta.path: /${text.split('/')[1]}`]: `is the path of ${text}.md, too`,
  [`about.meta.title: ${home.meta.title}`]: 'is that of home.yaml, too.',
  [`${aCase}.description: ${about.description}`]: 'is that of about.yaml, too.',
  'about.meta.description: About us.': 'is not valid. Too small: expected string to have >=40 char',
  [`about.meta.title: ${longTitle}`]: `is too long for a search result: with the brand it has ${longTitle.length + 3 + content.site.brand.length} characters`,
  'home.hero.heading: Geschäftsprozessautomatisierung':
    'contains “Geschäftsprozessautomatisierung”, which is too wide for a phone. Write a soft hyphen where the word may break: Geschäftsprozess\\u00adautomatisierung.',
  [`${aCase}.services.0: fax`]: `is “fax”, which is not the slug of a service. Use one of ${service!.slug}, `,
  [`${article}.figure.of: 5`]: 'is less than count. Write the larger number here.',
  [`before-you-sign.questions.exit.more: ${'so '.repeat(60)}long`]: 'has more than 60 words.',
  // Names in braces.
  'about.story.paragraphs.0: Since {fuonded}.':
    'contains {fuonded}, which is not filled in here. Write a name of facts.yaml',
  // As long as what is filled in.
  [`site.footer.smallPrint: "${'{brand} '.repeat(60)}."`]: 'is not valid. Too big',
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
  [`services.${last}.slug: ${service!.slug}`]: used(`slug of “${service!.title}”`),
  [`services.${last}.line: ${service!.line}`]: used(`line of “${service!.title}”`),
  [`services.${last}.letter: ${service!.letter}`]: used(`letter of “${service!.title}”`),
  [`services.${last}.letter: Pre`]: 'does not fit into its circle',
  [`services.${last}.jobs.0.name: ${service!.jobs[0]!.name}`]: used('name of another job'),
  'services.1.benefits: REMOVED': 'is missing. Write it.',
  'services.0.jobs.0.toPerson.most: 0': 'has to be greater than least',
  'services.0.jobs.0.toPerson.factor: 1.25': 'has more than one decimal. Round it.',
  [`${call}.before.file: gone.mp3`]: 'is not in content/audio/. Put it there.',
  [`${call}.before.file: call.wav`]: 'is not the name of a recording',
  [`${call}.before.phrases.1.at: 1`]: 'is before the phrase above it has ended (4.27).',
  [`${call}.before.phrases.9.lasts: 9`]: 'is too long: it ends at 41.54 of 36.53.',
  [`${call}.before.phrases.0.who: caller`]: 'is the caller. The line speaks first',
  [`${call}.before.phrases.0.who: bella`]: 'is nobody in the call. Write line, or caller',
  [`${call}.before.phrases.0.text: ${'so '.repeat(30)}long`]:
    'is not valid. Too big: expected string to have <=90 characters.',
  [`${call}.endings.1: REMOVED`]: [
    'services[0].jobs[0].decision.call.endings needs a recording for each choice.',
  ],
  'home.yourLine.call: REMOVED': 'is missing. Write the words around the call',
  'contact.form.fields.fax: { label: Fax }': 'is not a field of the form',
  'contact.form.fields.phone: REMOVED': 'is missing. Write its label',
  'contact.form.fields.phone.options: [Home, Office]': 'is only for a select',
  [`not-found.links.1.href: /${text.split('/')[1]}`]: [],
  'not-found.links.1.href: /nowhere': 'links to “/nowhere”, which is not a page of this site',
  // The theme.
  'theme.colors.line-1.light: "#ff9aa0"': '(#ff9aa0) cannot be read with on-line',
  'theme.colors.focus.dark: "#101312"': '(#101312) cannot be seen on',
  'theme.colors.ink.light: black':
    'is missing or not a colour with six digits. Write one like #1f6feb. In the file, it is in quotes.',
  'theme.fonts.0: "Georgia; x"': 'is not the name of a font.',
  // The front matter of Markdown files.
  [`${article}.updated: 2000-01-01`]: 'is before date.',
  [`${aCase}.services: [${service!.slug}, ${service!.slug}]`]: 'lists a service twice. Remove one.',
  [`${aCase}.since: 2025-02-30`]: 'is not a date',
  [`${aCase}.week.stopped: 1000000`]: 'has to be at most as many as all.',
  [`${aCase}.person.consent: false`]: 'has to be true: ask the person before you name them',
  // Reported at another place, such as the group that the value is in.
  [`${article}.updated: 2999-03-03`]: 'is in the future',
  'services.0.benefts: []': [`services[0] ${notAField('benefts')}`],
  'site.hours.opening.0.short: Mo-Sa': [
    'site.hours.opening[0].days are not those that short names.',
  ],
  'site.hours.opening.0.days: [Monday, Monday]': ['site.hours.opening[0].days lists a day twice'],
  [`pricing.offers.1.service: ${service!.slug}`]: ['pricing.offers has two prices for one service'],
  'home.impact.metrics.0: {value: 20.5, title: Less, levels: {before: 1000, after: 795, label: Of it}}':
    [],
  // Of two characters each, or of few: a line may end after each word.
  'home.hero.heading: 毎日の仕事を時間どおりに進める': [],
  'home.yourLine.result.range: "{from} to {too}"': [
    'home.yourLine.result.range has to contain {to}. The page fills it in.',
    'home.yourLine.result.range contains {too}, which is not filled in here. Use only {from}, {to}.',
  ],
})

test.runIf(service!.jobs[0]?.decision.call).each([
  ['Hello', 'before.file is no MP3. Save it as one.'],
  [`ID3${' '.repeat(260_000)}`, ' has recordings of 321 kB. Make them 260 kB at most'],
])('a recording that begins with “%.5s” is refused', async (data, problem) => {
  const other = changed(copy, `${call}.before.file: other.mp3`)
  const reports = await reportsAfter(copy, other, ['content/audio/other.mp3', data])
  expect(reports).toEqual([expect.stringContaining(problem)])
})

test('the path of the home page is fixed', () => {
  const moved = changed(copy, 'home.meta.path: /home')
  const { problems } = withChanges(copy, [moved], () => checkContent(copy))
  expect(problems).toContainEqual(
    expect.objectContaining({ place: 'home.meta.path', message: 'has to be /.' }),
  )
})

test.each([
  ['services.0.slug: Not a slug', 'slug: Not a slug'],
  ['home.hero.heading: REMOVED', 'hero:'],
  [`${aCase}.person.consent: maybe`, 'consent: maybe'],
  ['theme.colors.ink.dark: "#333333"', 'dark: "#333333"'],
])('With “%s” the line of “%s” is reported', async (change, place) => {
  const [file, text] = changed(copy, change)
  const [problem] = withChanges(copy, [[file, text]], () => checkContent(copy)).problems
  expect(text.split('\n')[problem!.line! - 1]).toContain(place)
})

test.each(['+44 (0)20 7946 0958', '020 7946 0958', '0044 20 7946 0958'])(
  'the telephone number %s has a link',
  (telephone) => {
    const raw = readContent(copy)[0].files.get('site')!.value
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
  const text = fillIn('{Services}, {services}: {brand} {founded} {bytes}', valuesOf(raw))
  expect(text).toBe('Two, two: Nordbahn 2020 {bytes}')
})

test.each<[name: string, type: Field['type'], variable: string, string]>([
  ['website', 'text', 'website', 'has a name or variable that the form uses itself.'],
  ['details', 'text', 'message', 'has a name or variable that the form uses itself.'],
  ['budget', 'select', 'budget', 'is missing. Write the choices of this select, at least 2.'],
])('a field %s of the type %s with the variable %s is refused', (name, type, variable, message) => {
  const { form, ...contact } = content.contact
  const words = { ...contact, form: { ...form, fields: { [name]: { label: 'Label' } } } }
  const field: Field = { name, type, required: true, variable }
  const problems = formFieldProblems(words, [field]).map((problem) => problem.message)
  expect(problems).toEqual([expect.stringContaining(message)])
})
