import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../../tools/build/copy-project.ts'
import { editorHeaders } from '../../tools/deploy/policy.ts'
import { siteRules } from '../../tools/deploy/site-rules.ts'
import { writeHostFiles } from '../../tools/deploy/write-host-files.ts'
import { project } from '../../tools/project.ts'
import { builtSite } from '../support/built-site.ts'
import { type HostName, startHost } from '../support/hosts.ts'
import { fetchRaw } from '../support/http.ts'
import { settingsOf } from '../support/variants.ts'

const settings = settingsOf('with-editor')
const without = await builtSite('plain')
const withEditor = await builtSite('with-editor')
const copy = path.join(project, '.cache/without-editors')
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

/** Compares two built sites, byte for byte. */
function differences(site: string, other: string, ...options: string[]) {
  const { stdout, stderr } = spawnSync('diff', ['-rq', ...options, site, other])
  return `${stdout}${stderr}`
}

test('a project without the folder of the editors builds the same site', async () => {
  await copyProject(project, copy)
  onTestFinished(() => rm(copy, { recursive: true }))
  await rm(path.join(copy, 'tools/edit'), { recursive: true })
  const site = path.join(copy, 'site')
  const script = 'tests/support/build-variant.ts'
  const options = [script, '--out', site, '--settings', JSON.stringify(settingsOf('plain'))]
  const build = () => spawnSync(process.execPath, options, { cwd: copy, encoding: 'utf8' }).stderr
  expect(build()).toBe('')
  expect(differences(site, without)).toBe('')

  const home = 'content/en/home.yaml'
  const wide = read(copy, home).replace(/heading: .*/, 'heading: Unternehmensberatung')
  await writeFile(path.join(copy, home), wide)
  expect(build()).toContain('home.hero.heading contains “Unternehmensberatung”, which is too wide')
  expect(differences(site, without)).toBe('')
})

test('the editor adds its own folder and headers, and changes nothing else', () => {
  const exclude = ['-x', 'edit', '-x', '_headers', '-x', '_redirects']
  expect(differences(withEditor, without, ...exclude)).toBe('')
  const redirect = '/edit/index.html /edit/ 301\n'
  expect(read(withEditor, '_redirects').replace(redirect, '')).toBe(read(without, '_redirects'))
  const [, own] = read(withEditor, '_headers').split('\n\n')
  expect(read(withEditor, '_headers').replace(`${own}\n\n`, '')).toBe(read(without, '_headers'))
  expect(own).toMatch(/^\/edit\/\*\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: /)
  expect(own).toContain('X-Robots-Tag: noindex')
})

test('the files for other hosts have its own policy', async () => {
  onTestFinished(() => rm(copy, { recursive: true }))
  await writeHostFiles(copy, withEditor, settings)
  const hosts = path.join(copy, 'dist-hosts')
  const { headers } = JSON.parse(read(hosts, 'vercel.json'))
  const value = editorHeaders['Content-Security-Policy']
  expect(headers[1].source).toBe('/edit(/.*)?')
  expect(headers[1].headers).toContainEqual({ key: 'Content-Security-Policy', value })
  const document = read(hosts, 'github-pages/edit/index.html')
  expect(document).toContain("connect-src 'self' blob: data: https://api.github.com")
  expect(document).toContain('<meta name="robots" content="noindex">')
  expect(read(hosts, 'github-pages/index.html')).not.toContain('api.github.com')
})

const hostNames: HostName[] = ['the local server', 'nginx', 'caddy']
test.for(hostNames)('%s sends its policy for its addresses only', async (name, { skip }) => {
  const host = await startHost(name, withEditor, settings)
  if ('missing' in host) return skip(host.missing)
  onTestFinished(host.close)
  const { headers } = await siteRules(withEditor, settings)
  const own = { ...headers, ...editorHeaders }
  const others = { ...headers, 'X-Robots-Tag': undefined }
  const redirect = { Location: '/edit/' }
  for (const [address, expected] of Object.entries({
    ...{ '/edit/': own, '/edit/start.js': own, '/': others, '/no-such-page': others },
    ...{ '/edit': redirect, '/edit/index.html': redirect },
  })) {
    const response = await fetchRaw(host.url, address)
    for (const [header, value] of Object.entries(expected))
      expect(response.headers[header.toLowerCase()], `${address} ${header}`).toBe(value)
  }
})
