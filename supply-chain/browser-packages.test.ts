import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { buildSite } from '../build/build-site.ts'
import { parseSettings } from '../build/settings.ts'
import { localVariables } from '../serve/local-settings.ts'
import { billOfMaterials } from './sbom.ts'

const folder = path.resolve(import.meta.dirname, '..')

/** Everything on: what no setting switches on is not shipped. */
const settings = parseSettings({
  ...localVariables('http://localhost:9', 'https://relaywell.example'),
  VITE_GA_MEASUREMENT_ID: 'G-TEST123',
  VITE_PLAUSIBLE_DOMAIN: 'relaywell.example',
  VITE_EMAILJS_THROTTLE_MS: '1000',
  VITE_EMAILJS_BLOCK_LIST: 'blocked@visitor.example',
})

const fromTheEnvironment = 'https://unchecked.example/api/event'

let shipped: string[]
let scripts: string

beforeAll(async () => {
  await mkdir(path.join(folder, '.cache'), { recursive: true })
  const site = await mkdtemp(path.join(folder, '.cache/shipped-'))
  vi.stubEnv('VITE_PLAUSIBLE_ENDPOINT', fromTheEnvironment)
  try {
    shipped = await buildSite(folder, site, settings)
    const files = globSync('static/js/*.js', { cwd: site })
    scripts = files.map((file) => readFileSync(path.join(site, file), 'utf8')).join('\n')
  } finally {
    vi.unstubAllEnvs()
    await rm(site, { recursive: true, force: true })
  }
}, 120_000)

test('the bundle has the settings that it was given, whatever the environment says', () => {
  const endpoints = [settings.VITE_PLAUSIBLE_ENDPOINT, fromTheEnvironment]
  expect(endpoints.map((endpoint) => scripts.includes(endpoint))).toEqual([true, false])
})

test('what reaches the browser is listed, with its reason, and nothing else is', async () => {
  const text = await readFile(path.join(folder, 'docs/browser-packages.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)]
  expect(rows.map(([, name]) => name!).toSorted()).toEqual(shipped)
  for (const [, name, reason] of rows) expect(reason!.length, name).toBeGreaterThan(10)
})

test('the bill of materials names each with its version, licence and hash', async () => {
  const bill = JSON.parse(await billOfMaterials(folder, shipped))
  expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', '1.6'])
  expect(bill.components.map(({ name }: { name: string }) => name)).toEqual(shipped)
  for (const { name, version, purl, licenses, hashes } of bill.components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect(licenses, name).toHaveLength(1)
    expect(hashes, name).toEqual([
      { alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) },
    ])
  }
  expect(bill.dependencies[0].dependsOn).toHaveLength(shipped.length)
})

test('a package that the lock file does not know stops it', async () => {
  await expect(billOfMaterials(folder, ['unheard-of'])).rejects.toThrow('unheard-of')
})
