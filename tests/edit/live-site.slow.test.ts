import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { editorHeaders } from '../../tools/deploy/policy.ts'
import { writeHostFiles } from '../../tools/deploy/write-host-files.ts'
import { copyProject } from '../../tools/prerender/copy-project.ts'
import { project } from '../../tools/project.ts'
import { builtSite } from '../support/built-site.ts'
import { settingsOf } from '../support/variants.ts'

const settings = settingsOf('with-editor')
const without = await builtSite('plain')
const withEditor = await builtSite('with-editor')
const copy = path.join(project, '.cache/without-editors')
afterEach(() => rm(copy, { recursive: true, force: true }))
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

/** Compares two built sites, byte for byte. */
const differences = (site: string, other: string, ...exclude: string[]) =>
  String(spawnSync('diff', ['-rq', ...exclude, site, other]).stdout)

test('a project without the folder of the editors builds the same site', async () => {
  await copyProject(project, copy)
  // Both in one place: the names in minified scripts depend on the path.
  const [before, after] = ['before', 'after'].map((name) => path.join(copy, name))
  const build = (site: string) => {
    const script = 'tests/support/build-variant.ts'
    const options = [script, '--out', site, '--settings', JSON.stringify(settingsOf('plain'))]
    expect(String(spawnSync(process.execPath, options, { cwd: copy }).stderr)).toBe('')
  }
  build(before!)
  await rm(path.join(copy, 'tools/edit'), { recursive: true })
  build(after!)
  expect(differences(after!, before!)).toBe('')
})

// tests/hosts/ has its headers on each server.
test('the editor adds its own folder, headers and policy, and changes nothing else', async () => {
  const exclude = ['--exclude=edit', '--exclude=_headers', '--exclude=_redirects']
  expect(differences(withEditor, without, ...exclude)).toBe('')
  const redirect = '/edit/index.html /edit/ 301\n'
  expect(read(withEditor, '_redirects').replace(redirect, '')).toBe(read(without, '_redirects'))
  const [everywhere, edit, ...others] = read(withEditor, '_headers').split('\n\n')
  expect([everywhere, ...others].join('\n\n')).toBe(read(without, '_headers'))
  expect(edit).toMatch(/^\/edit\/\*\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: /)

  await writeHostFiles(copy, withEditor, settings)
  const hosts = path.join(copy, 'dist-hosts')
  const value = editorHeaders['Content-Security-Policy']
  expect(JSON.parse(read(hosts, 'vercel.json')).headers[1]).toMatchObject({
    source: '/edit/(.*)',
    headers: expect.arrayContaining([{ key: 'Content-Security-Policy', value }]),
  })
})
