import { globSync, readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { project } from '../project.ts'
import { localVariables } from '../serve/local-settings.ts'
import { buildSite } from './build-site.ts'
import { billOfMaterials } from './sbom.ts'
import { parseSettings } from './settings.ts'

const site = path.join(project, '.cache/sbom-test')

/** Everything on: what no setting switches on is not shipped. */
const settings = parseSettings({
  ...localVariables('http://localhost:9', 'https://relaywell.example'),
  VITE_GA_MEASUREMENT_ID: 'G-TEST123',
  VITE_PLAUSIBLE_DOMAIN: 'relaywell.example',
  VITE_EMAILJS_THROTTLE_MS: '1000',
  VITE_EMAILJS_BLOCK_LIST: 'blocked@visitor.example',
})

test('docs/browser-packages.md lists what is bundled, the bill of materials describes it, and the bundle has the given settings', async () => {
  const endpoint = 'https://unchecked.example/api/event'
  vi.stubEnv('VITE_PLAUSIBLE_ENDPOINT', endpoint)
  const shipped = await buildSite(project, site, settings).finally(() => vi.unstubAllEnvs())
  const files = globSync('static/js/*.js', { cwd: site })
  const scripts = files.map((file) => readFileSync(path.join(site, file), 'utf8')).join('\n')
  await rm(site, { recursive: true })

  const text = await readFile(path.join(project, 'docs/browser-packages.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `([^`]+)` \| .{10,} \|$/gm)]
  expect(rows.map(([, name]) => name!).toSorted()).toEqual(shipped)

  const bill = JSON.parse(await billOfMaterials(project, shipped))
  expect(bill.components.map(({ name }: { name: string }) => name)).toEqual(shipped)
  for (const { name, version, purl, licenses, hashes } of bill.components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect(licenses).toEqual([{ license: { id: expect.any(String) } }])
    expect(hashes[0].content).toMatch(/^[0-9a-f]{128}$/)
  }

  expect(scripts).toContain(settings.VITE_PLAUSIBLE_ENDPOINT)
  expect(scripts).not.toContain(endpoint)
}, 120_000)

test('a package that the lock file does not know stops it', async () => {
  await expect(billOfMaterials(project, ['unheard-of'])).rejects.toThrow('unheard-of')
})
