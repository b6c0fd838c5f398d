import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { localVariables } from '../serve/local-settings.ts'
import { copyProject } from './copy-project.ts'

const folder = path.resolve(import.meta.dirname, '..')
const copy = path.join(folder, '.cache/build-test')
const variables = localVariables('http://localhost:9', 'https://relaywell.example')

// A copy, so that the tests leave the project's own dist/ alone.
beforeEach(async () => {
  await copyProject(folder, copy)
  await mkdir(path.join(copy, 'dist'))
  await writeFile(path.join(copy, 'dist/index.html'), 'the former build')
})
afterAll(() => rm(copy, { recursive: true, force: true }))

const formerBuild = async () => [
  await readdir(path.join(copy, 'dist')),
  await readFile(path.join(copy, 'dist/index.html'), 'utf8'),
]
const untouched = [['index.html'], 'the former build']

const temporaryFolders = async () => {
  const names = await readdir(path.join(copy, '.cache')).catch(() => [])
  return names.filter((name) => /^(build|prerender)-/.test(name))
}

const build = (env: Record<string, string>) =>
  spawnSync(process.execPath, [path.join(copy, 'build/build.ts')], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })

test('npm run build stops where a setting is missing, names each, and leaves dist as it was', async () => {
  const needed = [
    'VITE_SITE_URL',
    'VITE_EMAILJS_PUBLIC_KEY',
    'VITE_EMAILJS_SERVICE_ID',
    'VITE_EMAILJS_TEMPLATE_ID',
    'VITE_CONTACT_TO_EMAIL',
  ]
  const { status, stderr } = build(Object.fromEntries(needed.map((name) => [name, ''])))
  expect(status).toBe(1)
  for (const name of needed) expect(stderr).toContain(`${name} is missing`)
  expect(stderr).toContain('.env.example')
  expect(stderr, 'a message, no stack').not.toMatch(/^\s+at /m)
  expect(await formerBuild()).toEqual(untouched)
})

test('a build that fails half-way leaves dist as it was, and no temporary folder', async () => {
  await appendFile(path.join(copy, 'src/entry-client.ts'), "\nimport './missing.ts'\n")
  const { status, stderr } = build(variables)
  expect(status).not.toBe(0)
  expect(stderr).toContain('./missing.ts')
  expect(await formerBuild()).toEqual(untouched)
  expect(await temporaryFolders()).toEqual([])
})

test.each(['build/build.ts', 'serve/start.ts'])(
  '%s, interrupted while it builds, leaves dist as it was, and no temporary folder',
  async (script) => {
    const TMPDIR = await mkdtemp(path.join(tmpdir(), 'build-test-'))
    const until = async (condition: () => Promise<boolean>) => {
      while (!(await condition())) await delay(20)
    }
    const start = () =>
      spawn(process.execPath, [path.join(copy, script)], {
        env: { ...process.env, ...variables, PORT: '43210', TMPDIR },
        stdio: 'ignore',
      })

    const killed = start()
    await until(async () => (await temporaryFolders()).length === 1)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    for (const name of await readdir(TMPDIR)) await rm(path.join(TMPDIR, name), { recursive: true })

    const interrupted = start()
    await until(async () => existsSync(path.join(copy, '.cache/hanken-grotesk.woff2')))
    // npm passes Ctrl-C on a second time.
    interrupted.kill('SIGINT')
    interrupted.kill('SIGINT')
    await once(interrupted, 'exit')

    expect(await formerBuild()).toEqual(untouched)
    expect([...(await temporaryFolders()), ...(await readdir(TMPDIR))]).toEqual([])
    await rm(TMPDIR, { recursive: true })
  },
)
