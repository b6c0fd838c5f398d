import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { copyFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { copyProject } from '../../tools/build/copy-project.ts'
import { project } from '../../tools/project.ts'
import { freePorts } from './free-ports.ts'
import { test as base, expect } from './test.ts'

export { expect } from './test.ts'

type Fixtures = {
  /** The files of the copy, as they are in the project at the start of each test. */
  files: ReturnType<typeof filesIn>
  editor: ReturnType<typeof editorOf>
}

/** A run of `npm run dev` in a copy of the project, for all tests of a worker. */
export const test = base.extend<Fixtures, { development: { origin: string; folder: string } }>({
  development: [
    async ({ browser }, use) => {
      const folder = path.join(project, '.cache/edit')
      await copyProject(project, folder)
      await symlink(path.join(project, 'node_modules'), path.join(folder, 'node_modules'))
      const port = await freePorts(4)
      const server = spawn(process.execPath, ['tools/serve/dev.ts'], {
        cwd: folder,
        env: { ...process.env, PORT: `${port}` },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      process.once('exit', () => server.kill())
      const origin = `http://localhost:${port}`
      const page = await browser.newPage()
      // The first visit takes long, because Vite bundles the dependencies then.
      await expect(() => page.goto(origin)).toPass({ timeout: 90_000 })
      await editorOf(page).button('Edit').waitFor({ timeout: 90_000 })
      await page.close()
      await use({ origin, folder })
      server.kill()
      await once(server, 'exit')
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ development }, use) => use(development.origin),

  files: async ({ development: { origin, folder }, expectInConsole }, use) => {
    // What Vite and React say in development.
    expectInConsole(/^(debug|log|info): /)
    const files = filesIn(folder)
    const all = globSync(['content/*/*.yaml', 'src/styles/tokens.css'], { cwd: project })
    const changed = all.filter((file) => files.changes(file).length > 0)
    for (const file of changed) await copyFile(path.join(project, file), path.join(folder, file))
    // The server then reads all content, although it does not know this change.
    if (changed.length > 0) expect(await send(origin, '{"kind":"undo","change":999}')).toBe(200)
    await use(files)
  },

  editor: ({ page, files: _ }, use) => use(editorOf(page)),
})

/** Sends a change as the editor does. Returns the status of the response. */
export async function send(origin: string, body: BodyInit): Promise<number> {
  const document = await (await fetch(origin)).text()
  const [, token] = /name="edit-token" content="([^"]+)"/.exec(document)!
  const options = { method: 'POST', headers: { 'X-Edit-Token': token! }, body, duplex: 'half' }
  return (await fetch(`${origin}/__edit`, options)).status
}

function filesIn(folder: string) {
  const read = (file: string, root = folder) => readFileSync(path.join(root, file), 'utf8')
  return {
    // biome-ignore lint/suspicious/noExplicitAny: as it is in the file
    value: (file: string): any => parse(read(file)),
    /** The lines that differ from the project's. */
    changes(file: string): string[] {
      const before = read(file, project).split('\n')
      const after = read(file).split('\n')
      return after.filter((line, at) => line !== before[at] || after.length !== before.length)
    },
    /** Replaces the first heading as another program does. */
    writeHeading: (file: string, text: string) =>
      writeFile(path.join(folder, file), read(file).replace(/heading: .*/, `heading: ${text}`)),
  }
}

/** What a provider does in the page. */
function editorOf(page: Page) {
  const toolbar = page.getByRole('region', { name: 'Editor' })
  const panel = page.getByRole('dialog', { name: 'All texts' })
  const search = panel.getByLabel('Search', { exact: true })
  const button = (name: string) => toolbar.getByRole('button', { name, exact: true })
  /** The text of the page that is at this place in the content. */
  const text = (field: string) => page.locator(`[contenteditable][data-field="${field}"]`).first()
  // Long, because a cold development server may be slow.
  const isReady = () =>
    expect(button('Edit')).toHaveAttribute('aria-pressed', 'true', { timeout: 60_000 })
  return {
    ...{ panel, search, button, text, status: toolbar.getByRole('status') },
    /** Opens a page and presses `Edit`. */
    async start(path: string) {
      await page.goto(path)
      await button('Edit').press('Enter')
      await isReady()
    },
    /** Types over a text and leaves it. */
    async replace(field: string, words: string) {
      await text(field).click()
      await text(field).press('ControlOrMeta+a')
      await page.keyboard.insertText(words)
      await page.keyboard.press('Enter')
    },
    /** Presses a button, or does something else, that reloads the page. */
    async reloads(action: string | (() => Promise<unknown>)) {
      const loaded = page.waitForEvent('load')
      await (typeof action === 'string' ? button(action).click() : action())
      await loaded
      await isReady()
    },
    /** Opens `All texts` with the forms of the values that match. */
    async openPanel(words: string) {
      await page.goto('/')
      await button('All texts').click()
      await search.fill(words)
    },
  }
}
