import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { localAccount } from '../mail/local-account.ts'
import { builtFromFile, sourcesOf } from '../prerender/built-from.ts'
import { checkSettings } from '../prerender/settings.ts'
import { testFolder } from '../test-folder.ts'
import { builtSiteFindings, packageFindings, settingsFindings } from './checks.ts'

const ownSettings = {
  VITE_SITE_URL: 'https://nordbahn.eu',
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
  VITE_CONTACT_TO_EMAIL: 'post@nordbahn.eu',
  VITE_PLAUSIBLE_DOMAIN: 'nordbahn.eu',
}

test.each([
  ['', 'VITE_PLAUSIBLE_DOMAIN', 'nordbahn.eu', ''],
  ['', 'VITE_SITE_URL', 'https://counterexample.com', ''],
  ['fix', 'VITE_SITE_URL', '', 'is missing'],
  ['fix', 'VITE_SITE_URL', 'https://relaywell.example', 'sample'],
  ['fix', 'VITE_SITE_URL', 'http://nordbahn.eu', 'does not use HTTPS'],
  ['fix', 'VITE_CONTACT_TO_EMAIL', 'hello@relaywell.example', 'sample'],
  ['fix', 'VITE_EMAILJS_PUBLIC_KEY', localAccount.publicKey, 'on this machine'],
  ['fix', 'VITE_EMAILJS_ORIGIN', 'http://127.0.0.1:3001', 'on this machine'],
  ['fix', 'VITE_CONTACT_FALLBACK_URL', 'https://formspree.io/f/1', 'privacy.yaml'],
  ['note', 'VITE_PLAUSIBLE_DOMAIN', '', 'Analytics is off'],
])('reports “%s” for %s=%s', (kind, name, value, message) => {
  const findings = [...settingsFindings(checkSettings({ ...ownSettings, [name]: value }), false)]
  const texts = findings.map((it) => `${it.kind}: ${it.message} ${it.where}`)
  expect(texts).toEqual(kind ? [expect.stringMatching(`^${kind}: (?=.*${name}).*${message}`)] : [])
})

const url = 'https://nordbahn.eu/'

/** Texts by file. An undefined one is not there. */
type Files = Record<string, string | undefined>
const built: Files = {
  'package.json': '{"devDependencies":{"vite":"8.3.8"}}',
  'node_modules/vite/package.json': '{"version":"8.3.8"}',
  'content/en/site.yaml': 'brand: Nordbahn',
  'content/en/cases/a.md': '---',
  'content/es/.translations': '',
  'dist/robots.txt': `User-agent: *\n\nSitemap: ${url}sitemap.xml\n`,
}
const local = 'Sitemap: http://localhost:3000/sitemap.xml'

test.each<[finding: string, remedy: string, changed: Files, siteUrl?: string]>([
  ['', '', { 'content/es/.translations': 'changed' }],
  ['fix: .*: vite.', 'npm ci', { 'node_modules/vite/package.json': '{"version":"8"}' }],
  ['note: .*not built yet', 'npm run build', { 'dist/robots.txt': undefined }],
  ['fix: .*changes of content/en/cases/a.md', 'npm run build', { 'content/en/cases/a.md': '--' }],
  ['fix: .*of content/pictures/b.jpg', 'npm run build', { 'content/pictures/b.jpg': '' }],
  ['fix: .*of content/en/site.yaml', 'npm run build', { 'content/en/site.yaml': undefined }],
  ['fix: .*for http://localhost:3000/', 'npm run build', { 'dist/robots.txt': local }, ''],
  [`fix: .*for ${url}, not`, 'npm run build', {}, 'https://other.eu/'],
])('reports “%s” about the files, and says to run “%s”', async (...row) => {
  const [finding, remedy, changed, siteUrl = url] = row
  const folder = testFolder()
  const write = async (files: Files) => {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name)
      await mkdir(path.dirname(file), { recursive: true })
      await (text === undefined ? rm(file) : writeFile(file, text))
    }
  }
  const settings = siteUrl ? { VITE_SITE_URL: siteUrl } : {}
  await write(built)
  await write({ [builtFromFile]: JSON.stringify(sourcesOf(folder, settings)) })
  await write(changed)
  const findings = [...packageFindings(folder), ...builtSiteFindings(folder, settings)]
  const texts = findings.map(({ kind, message, where }) => `${kind}: ${message} ${where}`)
  expect(texts).toEqual(finding ? [expect.stringMatching(`^${finding}.*${remedy}`)] : [])
})
