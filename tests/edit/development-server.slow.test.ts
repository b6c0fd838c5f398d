import { execSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyProject } from '../../tools/prerender/copy-project.ts'
import { project } from '../../tools/project.ts'
import { language } from '../support/content.ts'
import { freePorts } from '../support/http.ts'

// `npm run dev` in a copy of the project that is a Git repository.

const copy = path.join(project, '.cache/development')
const home = `content/${language}/home.yaml`

vi.setConfig({ testTimeout: 150_000, hookTimeout: 150_000 })

let origin = ''
let server: ReturnType<typeof spawn>
let output = ''
/** The message over the page. */
let shown = ''
let reloads = 0

const shell = (command: string) => execSync(command, { cwd: copy, stdio: 'pipe' })
const restore = () => shell('git reset -q --hard && git clean -fdxq content src')
const statusOf = async (address: string) => (await fetch(origin + address)).status
/** Long, because the machine may be busy. */
const within = <T>(check: () => T) => vi.waitFor(check, { timeout: 120_000, interval: 200 })

beforeAll(async () => {
  await copyProject(project, copy)
  shell('git init -q && git add . && git -c user.name=a -c user.email=a commit -qm a')
  // It also starts with content that breaks rules.
  shell(`rm ${home}`)
  const port = await freePorts(3)
  origin = `http://localhost:${port}`
  server = spawn('node', ['tools/serve/dev.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: `${port}` },
  })
  for (const stream of [server.stdout!, server.stderr!])
    stream.on('data', (text) => {
      output += text
    })
  await within(() => fetch(origin))
  // Gets the messages that the script of a page gets.
  new WebSocket(origin, 'vite-hmr').onmessage = ({ data }) => {
    const { type, err } = JSON.parse(data)
    if (type === 'error') shown = err.message
    if (type !== 'full-reload') return
    shown = ''
    reloads++
  }
})
afterAll(async () => {
  expect(output).not.toMatch(/Failed running|Unhandled|UncaughtException/)
  server.kill()
  await once(server, 'exit')
  await rm(copy, { recursive: true })
})

test('the server starts without a file, and shows the page when it is there', async () => {
  await within(() => expect(shown).toContain(`${home}\n    This file is missing`))
  expect(await statusOf('/')).toBe(500)
  restore()
  await within(() => expect(shown).toBe(''))
  expect(await statusOf('/')).toBe(200)
})

test('a problem is shown over the page until it is undone', async () => {
  shell('mkdir content/fr')
  await within(() => expect(shown).toContain('content/fr/site.yaml\n    This file is missing.'))
  expect(await statusOf('/')).toBe(200)
  restore()
  await within(() => expect(shown).toBe(''))
})

test('the editor is there, and names the folder that it asks for', async () => {
  expect(await statusOf('/edit/')).toBe(200)
  expect(await (await fetch(`${origin}/edit/start.js`)).text()).toContain('local/development')
})

test('a new page is there, and pages are reloaded', async () => {
  const before = reloads
  shell(
    `sed 's/^title: /&Another /; s/^description: /&Another. /' content/${language}/pages/imprint.md > content/${language}/pages/bus.md`,
  )
  await within(async () => expect([await statusOf('/bus'), reloads > before]).toEqual([200, true]))
})
