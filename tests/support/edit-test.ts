import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { copyProject } from '../../tools/prerender/copy-project.ts'
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
type Development = {
  origin: string
  folder: string
  stop: () => Promise<void>
  start: () => Promise<void>
}

export const test = base.extend<Fixtures, { development: Development }>({
  development: [
    async ({ browser }, use) => {
      const folder = path.join(project, '.cache/edit')
      await copyProject(project, folder)
      const port = await freePorts(4)
      const origin = `http://localhost:${port}`
      let server: ChildProcess
      const start = async () => {
        server = spawn(process.execPath, ['tools/serve/dev.ts'], {
          cwd: folder,
          env: { ...process.env, PORT: `${port}` },
          stdio: ['ignore', 'ignore', 'inherit'],
        })
        await expect(() => fetch(origin)).toPass({ timeout: 90_000 })
      }
      const stop = async () => {
        server.kill()
        await once(server, 'exit')
      }
      process.once('exit', () => server.kill())
      await start()
      const page = await browser.newPage()
      await page.goto(origin)
      // The first visit takes long, because Vite bundles the dependencies then.
      await editorOf(page).button('Edit').waitFor({ timeout: 90_000 })
      await page.close()
      await use({ origin, folder, start, stop })
      await stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ development }, use) => use(development.origin),

  files: async ({ development: { origin, folder }, expectInConsole }, use) => {
    // What Vite and React say in development.
    expectInConsole(/^(debug|log|info): /)
    const files = filesIn(folder)
    const inFolder = (root: string) =>
      globSync(['content/*.yaml', 'content/{en,es}/**/*.*', 'content/pictures/*'], { cwd: root })
    const originals = inFolder(project)
    const added = inFolder(folder).filter((file) => !originals.includes(file))
    const changed = originals.filter((file) => files.changes(file).length > 0)
    for (const file of added) rmSync(path.join(folder, file))
    for (const file of changed) cpSync(path.join(project, file), path.join(folder, file))
    // The server then reads all content, although it does not know this change.
    if (added.length + changed.length > 0)
      expect(await send(origin, '{"kind":"undo","change":999}')).toBe(200)
    // In between, the files did not fit to each other: until the server has seen all, it shows that over the page.
    if (added.length + changed.length > 1) await setTimeout(1500)
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
  const read = (file: string, root = folder) => {
    try {
      return readFileSync(path.join(root, file), 'utf8')
    } catch {
      return ''
    }
  }
  return {
    read,
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
  const button = (name: string | RegExp) =>
    toolbar.getByRole('button', { name, exact: typeof name === 'string' })
  /** The text of the page that is at this place in the content. */
  const text = (field: string) => page.locator(`[contenteditable][data-field="${field}"]`).first()
  // Long, because a cold development server may be slow.
  const isReady = () =>
    expect(button('Edit')).toHaveAttribute('aria-pressed', 'true', { timeout: 60_000 })
  return {
    ...{ panel, search, button, text, isReady, toolbar },
    status: toolbar.getByRole('status'),
    /** Opens a page and presses `Edit`. */
    async open(path: string) {
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
    /** Where each word that can be seen is drawn. */
    words: () =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (walker.nextNode()) {
          const node = walker.currentNode
          const parent = node.parentElement!
          const isSeen = parent.checkVisibility() && !parent.closest('.visually-hidden')
          if (!isSeen || parent.closest('#editor')) continue
          const range = document.createRange()
          range.selectNodeContents(node)
          const text = node.textContent!.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '')
          const lines = new Map<number, string>()
          // In editable texts, a space at the end of a line has a width, and a rectangle of its own.
          for (const { x, y, width } of [...range.getClientRects()].reverse())
            lines.set(y, [text, x, y + scrollY, text.endsWith(' ') ? '' : width].join(' '))
          found.push(...lines.values())
        }
        return found
      }),
  }
}
