import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brandFont } from '../../src/content/theme.ts'
import { localAccount } from '../mail/local-account.ts'
import { builtFromFile, sourcesOf } from '../prerender/built-from.ts'
import { readContent } from '../prerender/content/read-content.ts'
import { checkSettings } from '../prerender/settings.ts'
import { project } from '../project.ts'
import { testFolder } from '../test-folder.ts'
import { invalidSettings, packageFindings, toDecide } from './launch.ts'
import type { Finding } from './report.ts'

const [sample] = readContent(project)
/** Its privacy text says nothing about a second service. */
const own = { ...sample, content: { ...sample.content, privacy: { sending: {} } } } as typeof sample
const ownSettings = {
  VITE_SITE_URL: 'https://nordbahn.eu',
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
  VITE_CONTACT_TO_EMAIL: 'post@nordbahn.eu',
  VITE_PLAUSIBLE_DOMAIN: 'nordbahn.eu',
}
const textsOf = (findings: Iterable<Finding>) =>
  Array.from(findings, ({ kind, message, where }) => `${kind}: ${message} ${where}`)

type Files = Record<string, string>
const built: Files = {
  'package.json': '{"devDependencies":{"vite":"8.3.8"}}',
  'node_modules/vite/package.json': '{"version":"8.3.8"}',
  'content/en/cases/a.md': '---',
  'dist/index.html': '',
}

/** A project with files that have changed since it was built. */
function folderWith(changed: Files) {
  const folder = testFolder()
  const write = (files: Files) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
      writeFileSync(path.join(folder, name), text)
    }
  }
  write(built)
  const sources = sourcesOf(folder, checkSettings(ownSettings).settings)
  write({ [builtFromFile]: JSON.stringify(sources), ...changed })
  return folder
}

test.each<[finding: string, files: Files, settings?: Record<string, string>]>([
  ['', {}, { VITE_SITE_URL: 'https://counterexample.com' }],
  ['wrong: .*: vite.*npm ci', { 'node_modules/vite/package.json': '{"version":"8"}' }],
  ['note: .*of content/en/cases/a.md', { 'content/en/cases/a.md': '--' }],
  ['note: .*of content/pictures/b.jpg', { 'content/pictures/b.jpg': '' }],
  ['note: Analytics is off', {}, { VITE_PLAUSIBLE_DOMAIN: '' }],
  ['wrong: VITE_SITE_ADDRESS is not a setting', {}, { VITE_SITE_ADDRESS: 'https://a.eu' }],
  ['decide: Not set yet: VITE_SITE_URL', {}, { VITE_SITE_URL: '' }],
  ['decide: .*VITE_SITE_URL.* sample', {}, { VITE_SITE_URL: 'https://relaywell.example' }],
  ['decide: .*VITE_SITE_URL.* HTTPS', {}, { VITE_SITE_URL: 'http://nordbahn.eu' }],
  ['decide: .*TO_EMAIL.* sample', {}, { VITE_CONTACT_TO_EMAIL: 'hello@relaywell.example' }],
  ['decide: .*this machine', {}, { VITE_EMAILJS_PUBLIC_KEY: localAccount.publicKey }],
  ['decide: .*this machine', {}, { VITE_EMAILJS_ORIGIN: 'http://127.0.0.1:3001' }],
  ['decide: .*privacy.yaml', {}, { VITE_CONTACT_FALLBACK_URL: 'https://formspree.io/f/1' }],
])('“%s” is reported', (finding, files, settings = {}) => {
  const folder = folderWith(files)
  const checked = checkSettings({ ...ownSettings, ...settings })
  const texts = textsOf([
    ...packageFindings(folder),
    ...invalidSettings(checked),
    ...toDecide(folder, checked, [own]),
  ]).filter((text) => !text.includes('of the settings'))
  expect(texts).toEqual(finding ? [expect.stringMatching(`^${finding}`)] : [])
})

/** What is reported if the first language is another, and the site is not built. */
const reportsOn = (changed: object) =>
  textsOf(toDecide(testFolder(), checkSettings(ownSettings), [{ ...own, ...changed } as never]))
const notBuilt = expect.stringMatching(/^note: There is no dist.*npm run build/)

test.each([
  ['ru', 'Работа по расписанию '.repeat(9), /^note: .*system’s fonts/],
  ['en', 'Яна', /^note: .*letters of English \(Я н а\)/],
])('letters of %s that the brand font lacks are reported', (language, text, found) => {
  const content = { site: own.content.site, theme: { fonts: [brandFont] }, text }
  const entries = { pages: [] }
  expect(reportsOn({ language, content, entries })).toEqual([
    expect.stringMatching(found),
    notBuilt,
  ])
})

test.each([
  [1, [expect.stringMatching('^decide: “A” was reviewed .*pages/a.md$')]],
  [-1, []],
])('a page whose review is a year and %s days old may be due for one', (days, found) => {
  const on = String(Temporal.Now.plainDateISO().subtract({ years: 1 }).subtract({ days }))
  const pages = [{ slug: 'a', title: 'A', reviewed: { on } }]
  expect(reportsOn({ entries: { ...own.entries, pages } })).toEqual([...found, notBuilt])
})
