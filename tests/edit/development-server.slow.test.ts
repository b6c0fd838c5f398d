import { execSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyProject } from '../../tools/prerender/copy-project.ts'
import { project } from '../../tools/project.ts'
import { language } from '../support/content.ts'
import { freePorts } from '../support/free-ports.ts'

// `npm run dev` in a copy of the project that is a Git repository, with a second language and a page of its own.

const copy = path.join(project, '.cache/development')
const folder = `content/${language}`
const home = `${folder}/home.yaml`
const page = `---
title: Van
description: What the van carries, and where it goes on an ordinary day.
link: Van
menu: none
---
![A van](<../../pictures/My Van.JPG>)
`

vi.setConfig({ testTimeout: 150_000 })

let origin = ''
let server: ReturnType<typeof spawn>
let output = ''
/** The message over the page. */
let shown = ''
let reloads = 0
let socket: WebSocket

const shell = (command: string) => execSync(command, { cwd: copy, stdio: 'pipe' })
const restore = () => shell('git reset -q --hard && git clean -fdxq content src .env')
const statusOf = async (address: string) => (await fetch(origin + address)).status
/** Long, because a restart is slow on a busy machine. */
const within = <T>(check: () => T) => vi.waitFor(check, { timeout: 60_000, interval: 200 })

/** Gets the messages that the script of a page gets. */
function listen() {
  socket = new WebSocket(origin, 'vite-hmr')
  socket.onmessage = ({ data }) => {
    const { type, event, err } = JSON.parse(data)
    if (type === 'full-reload') reloads++
    if (type === 'error') shown = err.message
    else if (type !== 'custom' || event === 'content-changed') shown = ''
  }
  socket.onclose = () => setTimeout(listen, 200)
}

const copyTo = (language: string) =>
  `cp -r ${folder} content/${language} && rm content/${language}/mark.yaml && sed -i 's/^locale: .*/locale: ${language}_US/' content/${language}/site.yaml`

beforeAll(async () => {
  await copyProject(project, copy)
  shell(copyTo('eo'))
  shell(`mkdir -p content/pictures ${folder}/pages`)
  await writeFile(path.join(copy, folder, 'pages/van.md'), page)
  shell(`cp docs/pictures/home.png 'content/pictures/My Van.JPG'`)
  shell('git init -q && git add . && git -c user.name=a -c user.email=a commit -qm a')
  // It also starts with content that breaks rules.
  shell(`rm ${home}`)
  const port = await freePorts(4)
  origin = `http://localhost:${port}`
  const env = { ...process.env, PORT: `${port}` }
  server = spawn('npm', ['run', 'dev'], { cwd: copy, env, detached: true })
  for (const stream of [server.stdout!, server.stderr!])
    stream.on('data', (text) => {
      output += text
    })
  listen()
})
afterAll(async () => {
  // And what npm has started.
  process.kill(-server.pid!)
  await once(server, 'exit')
  await rm(copy, { recursive: true })
})

test('the server starts without a file, and shows the page when it is there', async () => {
  await within(() => expect(shown).toContain(`${home}\n    This file is missing`))
  expect(await statusOf('/')).toBe(500)
  restore()
  await within(() => expect(shown).toBe(''))
  expect(output.trim()).toMatch(/no mistakes any more\.$/)
  expect(await statusOf('/')).toBe(200)
})

test.each([
  [`rm ${home} && mkdir ${home}`, 'home.yaml\n    This file is a folder.'],
  [`ln -sf nowhere ${home}`, 'home.yaml\n    This file is missing.'],
  [`printf '\\351' >> ${home}`, 'home.yaml\n    This file is not in UTF-8.'],
  [`git mv ${home} ${folder}/house.yaml`, 'house.yaml\n    This file is not used.'],
  [`rm -rf ${folder}/cases && touch ${folder}/cases`, 'cases\n    This file is not a folder.'],
  ['git rm -rq content/pictures', 'names the picture My Van.JPG, which is not in'],
  ['mkdir content/fr', 'content/fr/site.yaml\n    This file is missing.'],
  ['mv content elsewhere', 'must contain a folder named after a language'],
  ['rm -r content/*', 'must contain a folder named after a language'],
  ['echo VITE_SITE_LANGUAGE=eo > .env', 'has words only and cannot be the first language'],
  ['echo "import \'./gone.ts\'" >> src/content/index.ts', 'content/gone.ts'],
])('after “%s” the page shows “%s” until it is undone', async (command, message) => {
  shell(command)
  await within(() => expect(shown).toContain(message))
  // Vite starts again after a change of .env.
  await within(async () => expect(await statusOf('/')).toBe(200))
  restore()
  await within(() => expect(shown).toBe(''))
  await within(async () => expect(await statusOf('/eo')).toBe(200))
})

test('a page that was loading when its message ended is reloaded, and none with another message', async () => {
  shell(`rm ${home}`)
  await within(() => expect(shown).toContain('This file is missing'))
  const messages = ['An error in a style sheet', shown]
  restore()
  await within(() => expect(shown).toBe(''))
  const before = reloads
  shown = 'until the reload'
  for (const data of messages)
    socket.send(JSON.stringify({ type: 'custom', event: 'editor-started', data }))
  await within(() => expect(shown).toBe(''))
  expect(reloads).toBe(before + 1)
})

test('a change of the schema is applied without a restart', async () => {
  shell("perl -pi -e 's/maxTitleLength = 60/maxTitleLength = 6/' src/content/parts.ts")
  await within(() => expect(shown).toContain('and the maximum is 6. Shorten it.'))
  restore()
  await within(async () => expect(await statusOf('/')).toBe(200))
})

test.each([
  ['git rm -rq content/eo', '/eo', 404],
  [`git rm -q ${folder}/pages/van.md`, '/van', 404],
  [copyTo('fr'), '/fr', 200],
  // Each page has a title and a description of its own.
  [
    `sed 's/^title: /&Another /; s/^description: /&Another. /' ${folder}/pages/van.md > ${folder}/pages/bus.md`,
    '/bus',
    200,
  ],
])('after “%s” the address %s answers %i, until it is undone', async (command, address, status) => {
  const before = await statusOf(address)
  // Until the page is told of the change.
  shown = 'the old page'
  shell(command)
  await within(async () => expect([shown, await statusOf(address)]).toEqual(['', status]))
  shell('git stash -qu')
  await within(async () => expect([shown, await statusOf(address)]).toEqual(['', before]))
})

test('a new style sheet is linked without a restart', async () => {
  shell("echo '.a { color: red }' > src/new.module.css")
  await within(async () => expect(await (await fetch(origin)).text()).toContain('new.module.css'))
  restore()
})

test('a picture whose name has a space has a type', async () => {
  const [, address] = /<img src="([^"]+)"/.exec(await (await fetch(`${origin}/van`)).text())!
  expect(address).toContain('/my-van-640.')
  const { headers } = await fetch(origin + address)
  expect(headers.get('content-type')).toBe('image/webp')
})

test('the server has never crashed', () => {
  expect(output).not.toMatch(/Failed running|Unhandled|UncaughtException/)
})
