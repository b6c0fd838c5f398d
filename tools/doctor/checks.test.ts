import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkSettings } from '../build/settings.ts'
import { localAccount } from '../mail/local-account.ts'
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
  ['note', 'VITE_EMAILJS_BLOCK_HEADLESS', 'true', 'cannot send'],
  ['note', 'VITE_PLAUSIBLE_DOMAIN', '', 'Analytics is off'],
])('reports “%s” for %s=%s', (kind, name, value, message) => {
  const findings = [...settingsFindings(checkSettings({ ...ownSettings, [name]: value }))]
  const texts = findings.map((it) => `${it.kind}: ${it.message} ${it.where}`)
  expect(texts).toEqual(kind ? [expect.stringMatching(`^${kind}: (?=.*${name}).*${message}`)] : [])
})

const url = 'https://nordbahn.eu/'
const manifest = '{"devDependencies":{"vite":"8.3.8"}}'

/** Each file's text and its modification time in seconds. A time of 0 leaves the file out. */
type Files = Record<string, [text: string, at: number]>
const upToDate: Files = {
  'package.json': [manifest, 1],
  'package-lock.json': [`{"packages":{"":${manifest}}}`, 1],
  'node_modules/vite/package.json': ['{"version":"8.3.8"}', 1],
  'dist/robots.txt': [`User-agent: *\n\nSitemap: ${url}sitemap.xml\n`, 2],
}

test.each<[finding: string, remedy: string, changed: Files, siteUrl?: string]>([
  ['', '', { '.env': ['', 1] }],
  ['fix: package-lock', 'npm install', { 'package-lock.json': ['{"packages":{}}', 1] }],
  ['fix: .*: vite.', 'npm ci', { 'node_modules/vite/package.json': ['{"version":"8"}', 1] }],
  ['note: .*not built yet', 'npm run build', { 'dist/robots.txt': ['', 0] }],
  ['fix: .*older than .env', 'npm run build', { '.env': ['', 3] }],
  ['fix: .*older than src/styles/a.css', 'npm run build', { 'src/styles/a.css': ['', 3] }],
  [`fix: .*built for ${url}, not`, 'npm run build', {}, 'https://other.eu/'],
])('reports “%s” about the files, and says to run “%s”', async (...row) => {
  const [finding, remedy, changed, siteUrl = url] = row
  const folder = await mkdtemp(path.join(os.tmpdir(), 'doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, [text, at]] of Object.entries({ ...upToDate, ...changed })) {
    if (at === 0) continue
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
    await utimes(file, at, at)
  }
  const findings = [...packageFindings(folder), ...builtSiteFindings(folder, siteUrl)]
  const texts = findings.map(({ kind, message, where }) => `${kind}: ${message} ${where}`)
  expect(texts).toEqual(finding ? [expect.stringMatching(`^${finding}.*${remedy}`)] : [])
})
