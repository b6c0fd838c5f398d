import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { copyFile, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'yaml'
import { copyProject } from '../../tools/build/copy-project.ts'
import { project } from '../../tools/project.ts'
import { freePorts } from './free-ports.ts'
import { test as base, expect } from './test.ts'

export { expect } from './test.ts'

type Development = {
  /** The address of `npm run dev` in a copy of the project. */
  origin: string
  folder: string
}

type Fixtures = {
  /** The files of the copy, as they are in the project at the start of each test. */
  files: Files
  editor: Editor
}

/** A run of `npm run dev` in a copy of the project, for the tests of a file. */
export const test = base.extend<Fixtures, { development: Development }>({
  development: [
    async ({ browser }, use, { parallelIndex }) => {
      const folder = path.join(project, `.cache/edit-${parallelIndex}`)
      await copyProject(project, folder)
      await symlink(path.join(project, 'node_modules'), path.join(folder, 'node_modules'))
      const port = await freePorts(4)
      const server = spawn(process.execPath, ['tools/serve/dev.ts'], {
        cwd: folder,
        env: { ...process.env, PORT: String(port) },
      })
      const ended = once(server, 'exit')
      const output: string[] = []
      server.stderr.on('data', (data) => output.push(String(data)))
      try {
        await new Promise<void>((resolve, reject) => {
          server.stdout.on('data', (data) => String(data).includes('Ctrl-C') && resolve())
          server.on('exit', () => reject(new Error(`npm run dev has ended: ${output.join('')}`)))
        })
        const origin = `http://localhost:${port}`
        // The first visit takes long, because Vite bundles the dependencies then.
        const page = await browser.newPage()
        await page.goto(origin, { timeout: 120_000 })
        await page.getByRole('button', { name: 'Edit', exact: true }).waitFor({ timeout: 120_000 })
        await page.close()
        await use({ origin, folder })
      } finally {
        server.kill()
        await ended
        await rm(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ development }, use) => {
    await use(development.origin)
  },

  files: async ({ development: { origin, folder }, expectInConsole }, use) => {
    // What Vite and React say in development.
    expectInConsole(/^(debug|log|info): /)
    const files = new Files(folder)
    const all = ['src/styles/tokens.css', ...globSync('content/*/*.yaml', { cwd: project })]
    const changed = all.filter((file) => files.changes(file).length > 0)
    for (const file of changed) await copyFile(path.join(project, file), path.join(folder, file))
    if (changed.length > 0) await readAgain(origin, files)
    await use(files)
  },

  editor: async ({ page, files: _ }, use) => {
    await use(new Editor(page))
  },
})

/** Makes the server read the content at once, by a change that changes nothing. */
async function readAgain(origin: string, files: Files) {
  const [, token] = /name="edit-token" content="([^"]+)"/.exec(await (await fetch(origin)).text())!
  const was = files.value('content/en/home.yaml').hero.heading
  const place = { language: 'en', file: 'home', path: ['hero', 'heading'] }
  const response = await fetch(`${origin}/__edit`, {
    method: 'POST',
    headers: { 'X-Edit-Token': token! },
    body: JSON.stringify({ kind: 'set', ...place, was, value: was }),
  })
  expect(response.status).toBe(200)
}

export class Files {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  read = (file: string) => readFileSync(path.join(this.folder, file), 'utf8')

  // biome-ignore lint/suspicious/noExplicitAny: as it is in the file
  value = (file: string): any => parse(this.read(file))

  /** The lines that differ from the project's, with a sign: `-` is the project's. */
  changes(file: string): string[] {
    const original = readFileSync(path.join(project, file), 'utf8')
    if (original === this.read(file)) return []
    const before = original.split('\n')
    const after = this.read(file).split('\n')
    return [
      ...before.filter((line) => !after.includes(line)).map((line) => `-${line.trim()}`),
      ...after.filter((line) => !before.includes(line)).map((line) => `+${line.trim()}`),
      ...(before.toSorted().join() === after.toSorted().join() ? ['another order'] : []),
    ]
  }
}

/** What a provider does in the page. */
export class Editor {
  readonly page: Page
  readonly status: Locator
  readonly panel: Locator

  constructor(page: Page) {
    this.page = page
    this.status = page.getByRole('region', { name: 'Editor' }).getByRole('status')
    this.panel = page.getByRole('dialog', { name: 'All texts' })
  }

  button = (name: string | RegExp) =>
    this.page.getByRole('region', { name: 'Editor' }).getByRole('button', { name, exact: true })

  /** Opens a page and presses `Edit`. */
  async start(address: string) {
    await this.page.goto(address)
    await this.button('Edit').click()
    await this.isReady()
  }

  // Long, because a cold development server may be slow.
  isReady = () =>
    expect(this.button('Edit')).toHaveAttribute('aria-pressed', 'true', { timeout: 60_000 })

  /** The text of the page that is at this place in the content. */
  text = (field: string) => this.page.locator(`[contenteditable][data-field="${field}"]`).first()

  /** Types over a text, and leaves it with a key. */
  async replace(field: string, text: string, key = 'Enter') {
    await this.text(field).click()
    await this.text(field).press('ControlOrMeta+a')
    await this.page.keyboard.insertText(text)
    await this.page.keyboard.press(key)
  }

  /** Presses a button that makes the page anew. */
  async pressAndReload(button: Locator) {
    const loaded = this.page.waitForEvent('load')
    await button.click()
    await loaded
    await this.isReady()
  }

  async openPanel(search: string) {
    await this.button('All texts').click()
    await this.panel.getByLabel('Search', { exact: true }).fill(search)
  }
}
