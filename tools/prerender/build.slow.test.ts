import { execFileSync, spawnSync } from 'node:child_process'
import { glob, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContent } from '../content/read-content.ts'
import { project } from '../project.ts'
import { localVariables } from '../serve/local-settings.ts'
import { copyProject } from './copy-project.ts'

const settings = localVariables('http://localhost:9', 'https://relaywell.example')
const copy = path.join(project, '.cache/build-test')

// Builds a copy of the project, so that its own dist/ stays as it is.
beforeAll(async () => {
  await copyProject(project, copy)
  await mkdir(path.join(copy, 'dist'), { recursive: true })
  await writeFile(path.join(copy, 'dist/index.html'), 'the previous build')
})
afterAll(() => rm(copy, { recursive: true, force: true }))

/** Builds the copy with these variables, fails, and leaves the previous build. Returns the message. */
async function failToBuild(env: Record<string, string>): Promise<string> {
  const options = { env: { ...process.env, ...env }, encoding: 'utf8' } as const
  const script = path.join(copy, 'tools/prerender/build.ts')
  const { status, stderr } = spawnSync(process.execPath, [script], options)
  expect(status).toBe(1)
  expect(await readdir(path.join(copy, 'dist'))).toEqual(['index.html'])
  expect(await readFile(path.join(copy, 'dist/index.html'), 'utf8')).toBe('the previous build')
  return stderr
}

test('npm run build names every missing setting and does not touch dist', async () => {
  const ids = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((id) => `VITE_EMAILJS_${id}`)
  const required = ['VITE_SITE_URL', 'VITE_CONTACT_TO_EMAIL', ...ids]
  const stderr = await failToBuild(Object.fromEntries(required.map((name) => [name, ''])))
  for (const name of required) expect(stderr).toContain(`${name} is missing`)
  expect(stderr).toContain('.env.example')
  expect(stderr, 'a message, not a stack trace').not.toMatch(/^\s+at /m)
})

test('a failed build does not touch dist, and removes the folder of an interrupted build', async () => {
  const main = path.join(copy, 'src/main.ts')
  const script = await readFile(main, 'utf8')
  await writeFile(main, `${script}import './missing.ts'\n`)
  const left = path.join(copy, '.cache/build-left')
  await mkdir(left, { recursive: true })
  await utimes(left, 0, 0)
  expect(await failToBuild(settings)).toContain('./missing.ts')
  const temporary = await readdir(path.join(copy, '.cache'))
  expect(temporary.filter((name) => name.startsWith('build-'))).toEqual([])
  await writeFile(main, script)
})

test('a preview has drafts, marked, and search engines leave it out', async () => {
  const [{ content, entryFiles }] = readContent(project)
  const { frontMatter } = entryFiles.find(({ kind }) => kind.name === 'article')!
  const folder = path.join(copy, path.dirname(frontMatter.file))
  const other = (await readFile(path.join(copy, frontMatter.file), 'utf8'))
    .replace(/^(title|description): (["']?)./gm, '$1: $2Ż')
    .replace(/^---$/m, '$&\ndraft: true')
  await writeFile(path.join(folder, 'drafted.md'), other)
  const env = { ...process.env, ...settings, VITE_SITE_DRAFTS: 'true' }
  execFileSync(process.execPath, [path.join(copy, 'tools/prerender/build.ts')], { env })
  const drafted = await readFile(path.join(copy, 'dist/articles/drafted.html'), 'utf8')
  expect(drafted).toContain(`<strong>${content.pages.articles!.draft}<`)
  const files = await readdir(path.join(copy, 'dist/static/media'))
  expect(files.join(), 'the font has its letters').toContain('latin-ext')
  for await (const document of glob(path.join(copy, 'dist/**/*.html')))
    expect(await readFile(document, 'utf8')).toContain('<meta name="robots" content="noindex"')
})
