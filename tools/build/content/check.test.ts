import { readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Field } from '../../../src/contact/fields.ts'
import { project } from '../../project.ts'
import { tokensFile } from '../design-tokens.ts'
import { contentProblems } from './check.ts'
import { formFieldFaults } from './cross-checks.ts'
import { fillIn, valuesFor } from './fill-in.ts'
import { problemList } from './problem.ts'
import { readContent } from './read-content.ts'
import { changed, copyOfContent, folder, reportsAfter } from './test-support.ts'

const copy = await copyOfContent(afterAll)

test('the content of this site has no problem', async () => {
  expect(problemList(await contentProblems(project))).toBe('')
})

const longTitle = 'Everything about us, our past and our future plans'
const tooLong = `is too long for a search result: with the brand it has 62 characters (“${longTitle} | Relaywell”), and 60 are shown. Shorten it.`
const slugs = 'voice-ai, ai-chat, process-automation, predictive-analytics'
const facts =
  '{founded}, {clients}, {satisfaction}, {experts}, {efficiencyImprovement}, {costReduction}, {availability}, {uptime}, {responseTime}, {priceRange}, {currency}, {services}, {Services}, {steps}, {Steps}, {values}, {Values}'

/** A mistake for each rule, and everything that is reported about it. */
const mistakes: Record<string, string | string[]> = {
  // Kinds of values.
  'site.brand: REMOVED': 'site.brand is missing. Write a text.',
  'home.hero: REMOVED': 'home.hero is missing. Write a group of fields.',
  'home.hero.heading: ""': 'home.hero.heading is empty. Write a text.',
  'home.hero.heading: 2024': 'home.hero.heading has to be a text. Put it in quotes.',
  'home.hero.intro: " Since 2020"':
    'home.hero.intro starts or ends with a space or a line break. Remove it.',
  'home.impact.metrics.0.value: "20"':
    'home.impact.metrics[0].value has to be a number, without quotes.',
  'home.impact.metrics.0.value: 1000':
    'home.impact.metrics[0].value is too large: it has to be 999 or less.',
  'home.board.columns: [A, B, C, D, E, F]':
    'home.board.columns has 6 entries, and the maximum is 5. Remove some.',
  'facts.founded: 2020.5': 'facts.founded has to be a whole number, without quotes.',
  'facts.founded: 1700': 'facts.founded is too small: it has to be 1800 or more.',
  'facts.serviceRadius.distance: 0':
    'facts.serviceRadius.distance is too small: it has to be more than 0.',
  'facts.serviceRadius.unit: yards':
    'facts.serviceRadius.unit is not known: “yards”. Write one of m, km, mi.',
  'site.cta.href: /contact': 'site.cta.href is not known: “/contact”. Write #contact.',
  'services.0.title: Voice AI customer support for every firm and shop':
    'services[0].title is too long: it has 49 characters, and the maximum is 48. Shorten it.',
  'services.0.benefts: []':
    'services[0] has “benefts”, which is not a field here. Correct the name or remove it.',
  'services.0.scene.drawing: film':
    'services[0].scene.drawing is not known. Write one of voice, chat, process, forecast.',
  // Every page.
  'about.meta.path: about':
    'about.meta.path is not the path of a page. Write one slash, lower-case letters and hyphens, like /services. The build adds the language.',
  'about.meta.path: /index':
    'about.meta.path is a name that the build uses itself. Choose another.',
  'privacy.page.meta.path: /work':
    'privacy.page.meta.path is the path of work.yaml, too. Choose another.',
  'privacy.page.meta.path: /imprint':
    'privacy.page.meta.path is the path of pages/imprint.md, too. Choose another.',
  'about.meta.description: About us.':
    'about.meta.description is too short: it has 9 characters and needs 40.',
  [`about.meta.title: ${longTitle}`]: `about.meta.title ${tooLong}`,
  [`not-found.meta.title: ${longTitle}`]: `not-found.meta.title ${tooLong}`,
  [`privacy.page.meta.title: ${longTitle}`]: `privacy.page.meta.title ${tooLong}`,
  'home.hero.heading: Geschäftsprozessautomatisierung':
    'home.hero.heading contains “Geschäftsprozessautomatisierung”, which is too wide for a phone. Write a soft hyphen where the word may break: Geschäftsprozess\\u00adautomatisierung. In the file, such a text is in double quotes.',
  // Names in braces.
  'about.story.paragraphs.0: Since {fuonded}.': `about.story.paragraphs[0] contains {fuonded}, which is not a fact. Use one of ${facts}.`,
  'home.hero.intro: Since {founded':
    'home.hero.intro has a brace without its pair. Braces are only for facts, like {founded}.',
  'home.hero.intro: "{bytes} too many"':
    'home.hero.intro contains {bytes}, which is not filled in here. Remove it.',
  'contact.form.tooLong: Too long.':
    'contact.form.tooLong has to contain {bytes}. The page fills it in.',
  'home.yourLine.result.range: "{from} to {too}"': [
    `home.yourLine.result.range contains {too}, which is not a fact. Use one of ${facts}.`,
    'home.yourLine.result.range has to contain {to}. The page fills it in.',
  ],
  'home.yourLine.board.state: "{from} to {to} of {many}"':
    'home.yourLine.board.state contains {many}, which is not filled in here. Use only {from}, {to}.',
  // Each file.
  'site.locale: english':
    'site.locale is not a locale. Write the codes of language and country, like en_US or de_AT.',
  'site.locale: es_ES':
    'site.locale is not a locale of the language en, the name of the folder. Write one like en_US.',
  'site.email: hello(at)relaywell.example':
    'site.email is not an e-mail address. Write one like hello@example.com.',
  'site.telephone.href: "12025550142"':
    'site.telephone.href is not a telephone link. Write tel: and the number with its country code, like tel:+12025550142.',
  'site.telephone.display: +1 202 555 0199':
    'site.telephone.display is not the number in href. Both have to be the same number.',
  'site.social.0.href: linkedin.com/company/us':
    'site.social[0].href is not a web address. Write all of it, starting with https://.',
  'site.hours.opening.0.short: Mon to Fri':
    'site.hours.opening[0].short does not abbreviate days correctly. Write them like Mo-Fr or Mo-Th,Su.',
  'site.hours.opening.0.days.1: Monday':
    'site.hours.opening[0].days lists a day twice. List each day once.',
  'site.hours.opening.0.closes: "24:00"':
    'site.hours.opening[0].closes is not a time of day. Write hours and minutes, like 09:00; midnight is 00:00.',
  'site.hours.opening.0.closes: "09:00"':
    'site.hours.opening[0].closes is the same as opens. For the whole day write 00:00 to 23:59.',
  'site.place.country: USA': 'site.place.country is not a country code. Write one like US.',
  'facts.priceRange: cheap': 'facts.priceRange is not a price range. Write $ to $$$$.',
  'facts.currency: dollars': 'facts.currency is not a currency code. Write one like USD.',
  'mark.shapes.0.path: circle':
    'mark.shapes[0].path is not a path. Copy the `d` of a <path> from the SVG file.',
  'about.people.people.0.reach.href: mara':
    'about.people.people[0].reach.href is not a link. Write mailto: and an address, tel: and a number, or https://.',
  'about.people.people.0.portrait: mara.gif':
    'about.people.people[0].portrait is not the name of a picture. Write that of a JPEG, PNG, WebP or AVIF file in content/pictures/, like anna.jpg.',
  'about.people.people.0.portrait: mara.jpg':
    'about.people.people[0].portrait names the picture mara.jpg, which is not in content/pictures/. Put it there.',
  'services-page.why.cards.0.ground: green':
    'services-page.why.cards[0].ground is not a background. Write board, second or the number of a line colour, 1 to 8.',
  'services: []': 'services has 0 entries and needs at least 2.',
  'services.1.icon: telefone':
    'services[1].icon is “telefone”, which is not an icon. Use a name from https://lucide.dev/icons.',
  'services.3.slug: Predictive analytics':
    'services[3].slug cannot be part of an address. Use lower-case letters, digits and hyphens, like voice-ai.',
  'services.3.slug: voice-ai': 'services[3].slug is the slug of services[0], too. Choose another.',
  'services.3.slug: contact':
    'services[3].slug is the id of another part of the page. Choose another.',
  'services.3.line: 1': 'services[3].line is the line of services[0], too. Choose another.',
  'services.3.line: 9':
    'services[3].line is not a line colour. Write a number from 1 to 8, for --color-line-1 to -8 in src/styles/tokens.css.',
  'services.3.letter: V': 'services[3].letter is the letter of services[0], too. Choose another.',
  'services.3.letter: Pre':
    'services[3].letter does not fit into the round sign. Write one or two letters.',
  'services.0.jobs.1: REMOVED': 'services[0].jobs has 1 entry and needs at least 2.',
  'services.0.jobs.1.name: Where is my order?':
    'services[0].jobs[1].name is the name of another job, too. Choose another.',
  'services.3.jobs.0.name: Where is my order?':
    'services[3].jobs[0].name is the name of another job, too. Choose another.',
  'services.0.jobs.0.stops.most: 10':
    'services[0].jobs[0].stops.most has to be greater than least: the result is a range.',
  'contact.form.fields.fax: { label: Fax }':
    'contact.form.fields.fax is not a field of the form. Remove it, or add the field to src/contact/fields.ts.',
  'contact.form.fields.phone: REMOVED':
    'contact.form.fields.phone is missing. Write its label: src/contact/fields.ts has this field.',
  'contact.form.fields.phone.options: [Home, Home]':
    'contact.form.fields.phone.options has the same choice twice. Remove one.',
  'contact.form.fields.phone.options: [Home, Office]':
    'contact.form.fields.phone.options is only for a select, which this field is not. Remove it.',
  'not-found.links.1.href: about':
    'not-found.links[1].href is not a link on this site. Write the path of a page, like /services, or a fragment, like #contact.',
  'not-found.links.1.href: /team':
    'not-found.links[1].href does not lead to a page. Use one of /, /about, /services.',
  'home.board.rows.1.service: fax': `home.board.rows[1].service is “fax”, which is not the slug of a service. Use one of ${slugs}.`,
  'pricing.offers.1.service: fax': `pricing.offers[1].service is “fax”, which is not the slug of a service. Use one of ${slugs}.`,
  'pricing.offers.1.service: voice-ai':
    'pricing.offers has two prices for one service. Remove one.',
  'work.onHome: day-desk':
    'work.onHome is “day-desk”, which is not a file in cases/. Use one of invoice-line, night-desk, or leave it out.',
  // The front matter of Markdown files.
  'cases/night-desk.firm: Tarn':
    'This file has “firm”, which is not a field here. Correct the name or remove it.',
  'cases/night-desk.services: [faxes]': `services.0 is “faxes”, which is not the slug of a service. Use one of ${slugs}.`,
  'cases/night-desk.services: [voice-ai, voice-ai]': 'services lists a service twice. Remove one.',
  'cases/night-desk.since: March':
    'since is not a date. Write year, month and day, like 2026-03-01.',
  'cases/night-desk.since: 2025-02-30':
    'since is not a date. Write year, month and day, like 2026-03-01.',
  'cases/night-desk.since: 2999-03-03':
    'since is in the future. A case is about something that is running.',
  'cases/night-desk.week.stopped: 900': 'week.stopped has to be at most as many as all.',
  'cases/night-desk.person.consent: false':
    'person.consent has to be true: ask the person before you name them, and write it when they agree.',
  [`articles/how-we-measure.title: ${longTitle}`]: `title ${tooLong}`,
}

test.each(Object.entries(mistakes))('With “%s” the check says: %s', async (mistake, expected) => {
  expect(await reportsAfter(copy, changed(copy, mistake))).toEqual([expected].flat())
})

test('the path of the home page is fixed', async () => {
  const moved = ['home.meta.path: /home', 'not-found.links.0.href: /home']
  const changes = moved.map((change) => changed(copy, change))
  expect(await reportsAfter(copy, ...changes)).toEqual(['home.meta.path has to be /.'])
})

test.each([
  ['services.0.slug: Not a slug', 'slug: Not a slug'],
  ['home.hero.heading: REMOVED', 'hero:'],
  ['services.0.benefts: []', 'benefts:'],
  ['cases/night-desk.person.consent: maybe', 'consent: maybe'],
])('With “%s” the line of “%s” is reported', async (mistake, place) => {
  const [file, text] = changed(copy, mistake)
  const [problem] = await contentProblems(copy, new Map([[file, text]]))
  expect(text.split('\n')[problem!.line! - 1]).toContain(place)
})

test.each([
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['020 7946 0958', 'tel:+442079460958'],
  ['0044 20 7946 0958', 'tel:+442079460958'],
  ['+39 06 6982', 'tel:+39066982'],
])('the telephone number %s is the same as %s', async (display, href) => {
  const change = `site.telephone: { display: '${display}', href: '${href}' }`
  expect(await reportsAfter(copy, changed(copy, change))).toEqual([])
})

test.each([
  ['a text with a colon', 'meta:\n  title: Us: our story\n', '“title: Us: our story” cannot be'],
  ['a tab', 'meta:\n\ttitle: Us\n', '“title: Us” cannot be read'],
  ['a text that starts with a star', 'meta: *bold*\n', '“meta: *bold*” cannot be read'],
  ['a quote that is not closed', "meta:\n  title: 'Us\n", 'cannot be read'],
  ['a name twice', 'meta: 1\nmeta: 2\n', '“meta: 2” cannot be read'],
  ['nothing', '# Nothing yet.\n', 'This file is empty. Restore it from Git, or copy it from'],
  ['a text alone', 'Hello', 'about has to be a group of fields.'],
])('a file with %s is reported in a sentence', async (_, text, problem) => {
  const reports = await reportsAfter(copy, [`${folder}/about.yaml`, text])
  expect(reports).toEqual([expect.stringContaining(problem)])
})

test('a file with another name, and no folder of a language, are reported by their names', async () => {
  const other = await copyOfContent()
  await rename(path.join(other, folder, 'home.yaml'), path.join(other, folder, 'hom.yaml'))
  expect(problemList(await contentProblems(other))).toBe(`  ${folder}/hom.yaml
    This file is not used. Rename it to home.yaml, or remove it.

  ${folder}/home.yaml
    This file is missing. Restore it from Git, or copy it from another language.`)
  await rm(path.join(other, folder), { recursive: true })
  expect(problemList(await contentProblems(other))).toBe(
    '  content\n    This folder must contain a folder named after a language, such as en. Restore it from Git.',
  )
})

test('facts and counts in braces are filled in', () => {
  const raw = { facts: { founded: 2020 }, site: { numbers: ['one', 'two'] }, services: [1, 2] }
  const text = fillIn('{Services}, {services}: {founded} {bytes}', valuesFor(raw), () => {})
  expect(text).toBe('Two, two: 2020 {bytes}')
})

test.each([
  [
    'line-1',
    'light-dark(#ff9aa0, #ff5a5f)',
    'in the light theme (#ff9aa0) cannot be read with --color-on-line (#ffffff): the contrast is 2.0 to 1 and has to be at least 4.5 to 1. The nearest colour that works is #a66468.',
  ],
  ['line-1', 'light-dark(#a66468, #ff5a5f)', ''],
  [
    'focus',
    'light-dark(#0a5bd3, #101312)',
    'in the dark theme (#101312) cannot be seen on --color-ground (#0e1211): the contrast is 1.0 to 1 and has to be at least 3 to 1. The nearest colour that works is #686a6a.',
  ],
  ['ink', 'black', 'is missing or not a colour. Write #rrggbb or light-dark(#rrggbb, #rrggbb).'],
])('With “--color-%s: %s” the check says: %s', async (name, value, message) => {
  const place = `--color-${name}`
  const css = readFileSync(path.join(project, tokensFile), 'utf8')
  const text = css.replace(new RegExp(`${place}: .*;`), `${place}: ${value};`)
  expect(text).not.toBe(css)
  expect(await reportsAfter(copy, [tokensFile, text])).toEqual(
    message ? [`${place} ${message}`] : [],
  )
})

const wrongName = 'is a name that the form uses itself. Rename it in src/contact/fields.ts.'
const wrongVariable = (name: string) =>
  `cannot use the variable ${name}. Choose another in src/contact/fields.ts.`

test.each<[name: string, type: Field['type'], variable: string, string]>([
  ['website', 'text', 'website', wrongName],
  ['user_id', 'text', 'id', wrongName],
  ['details', 'text', 'message', wrongVariable('message')],
  ['address', 'email', 'reply_to', wrongVariable('reply_to')],
  ['budget', 'select', 'budget', 'is missing. Write the choices of this select, at least 2.'],
])('a field %s of the type %s with the variable %s is refused', (name, type, variable, message) => {
  const [{ content }] = readContent(project)
  content.contact.form.fields = { [name]: { label: 'Label' } }
  const field: Field = { name, type, required: true, mail: { variable, label: 'Label' } }
  expect(formFieldFaults(content, [field]).map((fault) => fault.message)).toEqual([message])
})
