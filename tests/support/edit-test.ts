import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { copyProject } from '../../tools/prerender/copy-project.ts'
import { project } from '../../tools/project.ts'
import { freePorts } from './free-ports.ts'
import { test as base, expect } from './test.ts'

export { expect } from './test.ts'

type Fixtures = {
  /** A copy of the project; its content is the project's at the start of each test. */
  folder: string
  editor: ReturnType<typeof editorOf>
}

/** A run of `npm run dev` in a copy of the project, for all tests of a worker. */
type Development = { origin: string; copy: string; document: () => Promise<string> }

export const test = base.extend<Fixtures, { development: Development }>({
  development: [
    async ({ browser }, use) => {
      const copy = path.join(project, '.cache/edit')
      await copyProject(project, copy)
      const port = await freePorts(3)
      const origin = `http://localhost:${port}`
      const server = spawn(process.execPath, ['tools/serve/dev.ts'], {
        cwd: copy,
        env: { ...process.env, PORT: `${port}` },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      process.once('exit', () => server.kill())
      await expect(() => fetch(origin)).toPass({ timeout: 90_000 })
      const page = await browser.newPage()
      // The first visit takes long, because Vite bundles the dependencies then.
      await editorOf(page).open(origin)
      await page.close()
      await use({ origin, copy, document: async () => (await fetch(origin)).text() })
      server.kill()
      await once(server, 'exit')
      await rm(copy, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: ({ development }, use) => use(development.origin),

  folder: async ({ development: { copy, document }, expectInConsole }, use) => {
    // What Vite and React say in development.
    expectInConsole(/^(debug|log|info): /)
    const original = await document()
    await use(copy)
    cpSync(path.join(project, 'content'), path.join(copy, 'content'), { recursive: true })
    // It has the versions of all files.
    await expect.poll(document, { timeout: 60_000 }).toBe(original)
  },

  editor: ({ page, folder: _ }, use) => use(editorOf(page)),
})

/** The lines of a file in the copy that differ from the project's. */
export function changedLines(copy: string, file: string): string[] {
  const [before, after] = [project, copy].map((root) =>
    readFileSync(path.join(root, file), 'utf8').split('\n'),
  )
  return after!.filter((line, at) => line !== before![at] || after!.length !== before!.length)
}

/** What a provider does in the page. */
function editorOf(page: Page) {
  const toolbar = page.getByRole('region', { name: 'Editor' })
  const button = toolbar.getByRole('button', { name: 'Edit' })
  /** The text of the page that is at this place in the content. */
  const text = (field: string) => page.locator(`[contenteditable][data-field="${field}"]`).first()
  return {
    text,
    status: toolbar.getByRole('status'),
    /** Opens a page and presses `Edit`. */
    async open(address: string) {
      await page.goto(address)
      // Long, because a cold development server is slow.
      await button.press('Enter', { timeout: 90_000 })
      await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 60_000 })
    },
    /** Types over a text and presses Enter. */
    async replace(field: string, words: string) {
      await text(field).click()
      await text(field).press('ControlOrMeta+a')
      await page.keyboard.insertText(words)
      await page.keyboard.press('Enter')
    },
  }
}
