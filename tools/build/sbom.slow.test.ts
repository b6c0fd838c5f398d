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

/** With every optional feature on, so that the bundle has every package. */
const settings = parseSettings({
  ...localVariables('http://localhost:9', 'https://relaywell.example'),
  VITE_GA_MEASUREMENT_ID: 'G-TEST123',
  VITE_PLAUSIBLE_DOMAIN: 'relaywell.example',
  VITE_EMAILJS_THROTTLE_MS: '1000',
  VITE_EDIT_REPOSITORY: 'anna/site',
  VITE_EMAILJS_BLOCK_LIST: 'blocked@visitor.example',
})

test('the docs and the bill of materials list every bundled package, and the bundle uses the given settings', async () => {
  const endpoint = 'https://unchecked.example/api/event'
  vi.stubEnv('VITE_PLAUSIBLE_ENDPOINT', endpoint)
  const bundled = await buildSite(project, site, settings).finally(() => vi.unstubAllEnvs())
  const files = globSync('static/js/*.js', { cwd: site })
  const scripts = files.map((file) => readFileSync(path.join(site, file), 'utf8')).join('\n')
  await rm(site, { recursive: true })

  const text = await readFile(path.join(project, 'docs/browser-packages.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `([^`]+)` \| .{10,} \|$/gm)]
  expect(rows.map(([, name]) => name!).toSorted()).toEqual(bundled)

  const bill = JSON.parse(await billOfMaterials(project, bundled))
  expect(bill.components.map(({ name }: { name: string }) => name)).toEqual(bundled)
  for (const { name, version, purl, licenses, hashes } of bill.components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect(licenses).toEqual([{ license: { id: expect.any(String) } }])
    expect(hashes[0].content).toMatch(/^[0-9a-f]{128}$/)
  }

  expect(scripts).toContain(settings.VITE_PLAUSIBLE_ENDPOINT)
  expect(scripts).not.toContain(endpoint)
}, 120_000)
