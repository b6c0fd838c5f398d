import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../tools/project.ts'

const read = (name: string) => readFileSync(path.join(project, name), 'utf8')

const manifest = JSON.parse(read('package.json'))
const { '': _, ...packages } = JSON.parse(read('package-lock.json')).packages

test('every version is exact', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
  const versions = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides }
  for (const [name, version] of Object.entries(versions)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
  }
})

test('every package comes from the npm registry with a hash, and has no install script', () => {
  type Locked = Record<'resolved' | 'integrity' | 'hasInstallScript' | 'inBundle', unknown>
  for (const [location, locked] of Object.entries<Locked>(packages)) {
    // Bundled in another package, whose hash covers it.
    if (locked.inBundle) continue
    // Without an address, npm uses its configured registry.
    expect(locked.resolved ?? 'https://registry.npmjs.org/', location).toMatch(
      /^https:\/\/registry\.npmjs\.org\//,
    )
    expect(locked.integrity, location).toMatch(/^sha512-/)
    expect(locked.hasInstallScript, location).toBeUndefined()
  }
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
})

test('npm ci prints no warning on the oldest supported Node', () => {
  const [oldest] = /\d+\.\d+/.exec(manifest.engines.node)!
  const preload = `Object.defineProperty(process, 'version', { value: 'v${oldest}.0' })`
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline'], {
    cwd: project,
    env: { ...process.env, NODE_OPTIONS: `--import="data:text/javascript,${encodeURI(preload)}"` },
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
