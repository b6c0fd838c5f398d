import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { buildSite } from '../../tools/build/build-site.ts'
import { copyProject } from '../../tools/build/copy-project.ts'
import { editorHeaders } from '../../tools/deploy/policy.ts'
import { siteRules } from '../../tools/deploy/site-rules.ts'
import { writeHostFiles } from '../../tools/deploy/write-host-files.ts'
import { project } from '../../tools/project.ts'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { fakeGithub } from '../support/fake-github.ts'
import { startOrSkip } from '../support/host-test.ts'
import { fetchRaw } from '../support/http.ts'
import { expect, type Page, test } from '../support/test.ts'
import { settingsOf } from '../support/variants.ts'

test.describe.configure({ mode: 'serial', timeout: 400_000 })

const plainSettings = settingsOf('plain')
const settings = { ...plainSettings, VITE_EDIT_REPOSITORY: 'anna/site' }
const repository = path.join(project, '.cache/edit-repository')
const without = path.join(repository, '.cache/without')
const withEditor = path.join(repository, '.cache/with')
const pages = ['/', '/services', '/no-such-page', '/robots.txt']

test.describe('The editor of the live site', { tag: '@all' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(400_000)
    await copyProject(project, repository)
    await symlink(path.join(project, 'node_modules'), path.join(repository, 'node_modules'))
    await buildSite(repository, without, plainSettings)
    await buildSite(repository, withEditor, settings)
  })
  test.afterAll(() => rm(repository, { recursive: true, force: true }))

  test('a project without the folder of the editors builds the same site', async () => {
    await rm(path.join(repository, 'tools/edit'), { recursive: true })
    const removed = path.join(repository, '.cache/removed')
    const { stderr } = spawnSync(
      process.execPath,
      [
        'tests/support/build-variant.ts',
        ...['--out', '.cache/removed', '--settings', JSON.stringify(plainSettings)],
      ],
      { cwd: repository, encoding: 'utf8' },
    )
    expect(stderr).toBe('')
    expectSameFiles(removed, without)
  })

  test('adds its own folder and headers, and changes nothing else', async () => {
    expectSameFiles(withEditor, without, /^(edit|_headers|_redirects)/)
    const redirects = (folder: string) => readFileSync(path.join(folder, '_redirects'), 'utf8')
    expect(redirects(withEditor).replace('/edit/index.html /edit/ 301\n', '')).toBe(
      redirects(without),
    )
    const headers = (folder: string) => readFileSync(path.join(folder, '_headers'), 'utf8')
    const [all, own] = headers(withEditor).split('\n\n') as [string, string]
    expect(headers(withEditor).replace(`${own}\n\n`, '')).toBe(headers(without))
    expect(all).toMatch(/^\/\*\n/)
    expect(own).toMatch(/^\/edit\/\*\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: /)
    expect(own).toContain('X-Robots-Tag: noindex')
    const rules = await Promise.all([
      siteRules(without, plainSettings),
      siteRules(withEditor, settings),
    ])
    expect(rules[1].headers).toEqual(rules[0].headers)
  })

  test('has its own policy in the files for other hosts', async () => {
    await writeHostFiles(repository, withEditor, settings)
    const read = (file: string) => readFileSync(path.join(repository, 'dist-hosts', file), 'utf8')
    const policy = editorHeaders['Content-Security-Policy']!
    const vercel = JSON.parse(read('vercel.json')).headers
    const [, rule] = vercel as { source: string; headers: { key: string; value: string }[] }[]
    expect(rule).toMatchObject({ source: '/edit(/.*)?', headers: [{ value: policy }, {}] })
    const document = read('github-pages/edit/index.html')
    expect(document).toContain("connect-src 'self' blob: data: https://api.github.com")
    expect(document).toContain('<meta name="robots" content="noindex">')
    expect(read('github-pages/index.html')).not.toContain('api.github.com')
  })

  for (const name of ['the local server', 'nginx', 'caddy'] as const)
    test(`${name} sends its policy for its addresses, and for no other`, async () => {
      const host =
        name === 'the local server'
          ? await startStaticServer({ folder: withEditor, port: 0, settings })
          : await startOrSkip(name, withEditor, settings)
      const { headers } = await siteRules(withEditor, settings)
      for (const address of ['/edit/', '/edit/start.js']) {
        const response = await fetchRaw(host.url, address)
        expect(response.status).toBe(200)
        for (const [header, value] of Object.entries({ ...headers, ...editorHeaders }))
          expect(response.headers[header.toLowerCase()], `${address} ${header}`).toBe(value)
      }
      for (const address of pages) {
        const response = await fetchRaw(host.url, address)
        expect(response.headers['content-security-policy']).toBe(headers['Content-Security-Policy'])
        expect(response.headers['x-robots-tag']).toBeUndefined()
      }
      for (const [from, to] of [
        ['/edit', '/edit/'],
        ['/edit/index.html', '/edit/'],
      ] as const)
        expect((await fetchRaw(host.url, from)).headers.location).toBe(to)
      await host.close()
    })

  test('changes a headline in the repository, and the next build shows it', async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(/^(debug|log|info|warning): /)
    // It looks for newer fonts first.
    expectInConsole(/404/)
    const { commits, close } = await openEditor(page)
    await page.getByRole('gridcell', { name: 'Home', exact: true }).click()
    // The groups of the file, in order: meta, hero.
    await page.getByRole('button', { name: 'Expand', exact: true }).nth(1).click()
    await page.getByRole('textbox').first().fill('Changed from afar.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => commits).toHaveLength(1)
    expect(commits[0]).toMatchObject({
      branch: 'main',
      files: ['content/en/home.yaml'],
      message: { headline: 'Change English, home' },
      token: 'token github_pat_test',
    })

    const rebuilt = path.join(repository, '.cache/rebuilt')
    await buildSite(repository, rebuilt, settings)
    expect(readFileSync(path.join(rebuilt, 'index.html'), 'utf8')).toContain('Changed from afar.')
    await close()
  })

  test('every file can be changed and saved, and nothing else in it changes', async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(/^(debug|log|info|warning): /)
    // It looks for newer fonts first.
    expectInConsole(/404/)
    const { url, commits, close } = await openEditor(page)
    for (const file of globSync('content/{en,es}/*.yaml', { cwd: repository }).toSorted()) {
      const [, language, name] = file.replace('.yaml', '').split('/')
      const read = () => leaves(parse(readFileSync(path.join(repository, file), 'utf8')))
      const before = read()
      await page.goto('about:blank')
      await page.goto(`${url}/edit/#/collections/${language}/entries/${name}`)
      await page.getByRole('button', { name: 'Save' }).waitFor()
      const field = page.getByRole('textbox').first()
      const expand = page.getByRole('button', { name: 'Expand', exact: true }).first()
      await expect(field.or(expand).first()).toBeVisible()
      while ((await field.count()) === 0) await expand.click()
      await field.fill(`${await field.inputValue()}x`)
      const count = commits.length
      await page.getByRole('button', { name: 'Save' }).click()
      await expect.poll(() => commits.length, file).toBe(count + 1)
      const after = read()
      expect(Object.keys(after), file).toEqual(expect.arrayContaining(Object.keys(before)))
      expect(Object.keys(after).filter((key) => after[key] !== before[key])).toHaveLength(1)
    }
    await close()
  })

  test('content that breaks a rule is refused in plain words, and the site stays as it is', async () => {
    const file = path.join(repository, 'content/en/home.yaml')
    const text = readFileSync(file, 'utf8')
    await writeFile(file, text.replace(/heading: .*/, 'heading: Unternehmensberatung'))
    const before = readFileSync(path.join(withEditor, 'index.html'))
    await expect(buildSite(repository, withEditor, settings)).rejects.toThrow(
      /content\/en\/home\.yaml:\d+\n {4}home\.hero\.heading contains “Unternehmensberatung”, which is too wide for a phone/,
    )
    expect(readFileSync(path.join(withEditor, 'index.html')).equals(before)).toBe(true)
  })
})

/** Compares two built sites, byte for byte. */
function expectSameFiles(folder: string, other: string, except = /^$/) {
  const filesOf = (site: string) =>
    globSync('**/*', { cwd: site })
      .filter((file) => !except.test(file) && statSync(path.join(site, file)).isFile())
      .toSorted()
  expect(filesOf(folder)).toEqual(filesOf(other))
  const read = (site: string, file: string) => readFileSync(path.join(site, file))
  const different = filesOf(other).filter((file) => !read(folder, file).equals(read(other, file)))
  expect(different).toEqual([])
}

/** Opens the editor and signs in. */
async function openEditor(page: Page) {
  const commits = await fakeGithub(page, repository)
  const { url, close } = await startStaticServer({ folder: withEditor, port: 0, settings })
  await page.goto(`${url}/edit/`)
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.getByRole('textbox').or(page.locator('input')).first().fill('github_pat_test')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Español')).toBeVisible()
  return { url, commits, close }
}

function leaves(value: unknown, place = ''): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return { [place]: value }
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, each]) => leaves(each, `${place}.${key}`)),
  )
}
