import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '..')
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')

type Locked = {
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  inBundle?: boolean
}
const project = JSON.parse(read('package.json'))
const locked: [string, Locked][] = Object.entries(JSON.parse(read('package-lock.json')).packages)
const packages = locked.filter(([place]) => place !== '')

test('every version is exact', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = project
  const versions = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides }
  for (const [name, version] of Object.entries(versions)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
  }
})

test('every package comes by its hash, and from the registry alone', () => {
  expect(packages.length).toBeGreaterThan(100)
  for (const [place, { resolved, integrity, inBundle }] of packages) {
    // Comes inside another package, under that one's hash.
    if (inBundle) continue
    // Without an address it comes from the registry that npm is told.
    expect(resolved ?? 'https://registry.npmjs.org/', place).toMatch(
      /^https:\/\/registry\.npmjs\.org\//,
    )
    expect(integrity, place).toMatch(/^sha512-/)
  }
})

test('install scripts run by name only', () => {
  const allowed = Object.keys(project.allowScripts)
  const nameOf = (place: string) => place.split('node_modules/').at(-1)!
  const wanting = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(wanting.map(([place]) => nameOf(place)).filter((name) => !allowed.includes(name))).toEqual(
    [],
  )
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
})

test('what CI uses of others is pinned by its hash', () => {
  const workflows = path.join(folder, '.github/workflows')
  const used = readdirSync(workflows).flatMap((name) =>
    [...read(`.github/workflows/${name}`).matchAll(/uses: (.*)/g)].map(([, action]) => action!),
  )
  expect(used.length).toBeGreaterThan(0)
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/)
})

test('npm ci warns of nothing on the oldest Node that the README allows', () => {
  const [oldest] = /\d+\.\d+/.exec(project.engines.node)!
  const preload = `Object.defineProperty(process, 'version', { value: 'v${oldest}.0' })`
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline'], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: `--import="data:text/javascript,${encodeURI(preload)}"` },
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
