import { execFileSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import sirv from 'sirv'
import { buildSite } from '../build/build-site.ts'
import { parseSettings } from '../build/settings.ts'
import { localVariables } from '../serve/local-settings.ts'
import { services } from '../src/content/services.ts'
import { chromiumArguments, findOrInstallChromium } from './support/chromium.ts'
import { failure, fill, form, sendButton, success, visitor } from './support/contact.ts'
import { everyPage } from './support/pages.ts'
import { words } from './support/words.ts'

/**
 * Screenshots of every page and state at a commit and in the working tree, compared:
 * `npm run test:visual -- --against HEAD~1 about form` (default: main, everything)
 */
const { values, positionals } = parseArgs({
  options: { against: { type: 'string', default: 'main' } },
  allowPositionals: true,
})
const folder = path.resolve(import.meta.dirname, '..')
const output = path.join(folder, '.cache/visual')
const variables = localVariables('http://localhost:9', 'http://localhost')

type State = {
  name: string
  path: string
  widths: number[]
  shoot: (page: Page) => Promise<Buffer>
}

const everyWidth = [1440, 834, 390, 320]
const twoWidths = [1440, 390]

const whole = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' })
const formOnly = (page: Page) => form(page).screenshot({ animations: 'disabled' })

const states: State[] = [
  ...everyPage.map((page) => ({
    name: page.path.slice(1) || 'home',
    path: page.path,
    widths: everyWidth,
    shoot: whole,
  })),
  ...services.map(({ slug }) => ({
    name: `service-${slug}`,
    path: `/services#${slug}`,
    widths: twoWidths,
    shoot: (page: Page) => page.locator(`[id="${slug}"]`).screenshot({ animations: 'disabled' }),
  })),
  {
    name: 'menu',
    path: '/',
    widths: [390],
    async shoot(page) {
      await page.getByRole('button', { name: words.openMenu }).click()
      return page.screenshot({ animations: 'disabled' })
    },
  },
  {
    name: 'form-sent',
    path: '/about',
    widths: twoWidths,
    async shoot(page) {
      await page.route('**/email/send', (route) => route.fulfill({ status: 200, body: 'OK' }))
      await send(page)
      await success(page).filter({ hasText: /./ }).waitFor()
      return formOnly(page)
    },
  },
  {
    name: 'form-failed',
    path: '/about',
    widths: twoWidths,
    async shoot(page) {
      await page.route('**/email/send', (route) => route.abort())
      await send(page)
      await failure(page).waitFor()
      return formOnly(page)
    },
  },
]

async function send(page: Page) {
  await fill(page, visitor({ 'Last name': 'Lovelace', Email: 'ada@example.com', Message: 'Hello' }))
  await sendButton(page).click()
}

/** Builds a commit in a copy below .cache/, once. */
function buildCommit(commit: string): string {
  const copy = path.join(output, commit)
  const site = path.join(copy, 'dist')
  if (existsSync(site)) return site
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: folder, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', copy], { input: archive })
  const lock = (project: string) => readFileSync(path.join(project, 'package-lock.json'), 'utf8')
  const npm = (...args: string[]) =>
    execFileSync('npm', args, {
      cwd: copy,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  if (lock(copy) !== lock(folder)) npm('ci')
  else symlinkSync(path.join(folder, 'node_modules'), path.join(copy, 'node_modules'))
  npm('run', 'build')
  return site
}

async function serve(site: string) {
  // An optional font may come too late for one screenshot and in time for the next.
  for (const file of globSync(path.join(site, '**/*.{html,css}'))) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/font-display:\s*optional/g, 'font-display:block'))
  }
  const files = sirv(site)
  const missing = readFileSync(path.join(site, '404.html'))
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end(missing)
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, close: () => server.close() }
}

async function screenshot(url: string, state: State, options: BrowserContextOptions) {
  await using context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  // The office may be open at one screenshot and closed at the next.
  await page.clock.setFixedTime(new Date('2026-01-05T12:00:00Z'))
  await page.goto(url + state.path, { waitUntil: 'networkidle' })
  await page.locator('header button[aria-controls][aria-expanded]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  return await state.shoot(page)
}

const commit = execFileSync('git', ['rev-parse', '--verify', `${values.against}^{commit}`], {
  cwd: folder,
  encoding: 'utf8',
}).trim()
const before = await serve(buildCommit(commit))
const current = path.join(output, 'site')
await buildSite(folder, current, parseSettings(variables))
const after = await serve(current)
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: [...chromiumArguments, '--hide-scrollbars'],
})
for (const side of ['before', 'after']) {
  rmSync(path.join(output, side), { recursive: true, force: true })
  mkdirSync(path.join(output, side), { recursive: true })
}

let count = 0
const different: string[] = []
for (const state of states)
  for (const width of state.widths)
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `${state.name}-${width}-${colorScheme}.png`
      if (positionals.length > 0 && !positionals.some((word) => name.includes(word))) continue
      const options = { colorScheme, viewport: { width, height: 900 } }
      const both = () =>
        Promise.all([before, after].map(({ url }) => screenshot(url, state, options)))
      let [old, now] = await both()
      // Once more: a frame may have come late.
      if (!old!.equals(now!)) [old, now] = await both()
      writeFileSync(path.join(output, 'before', name), old!)
      writeFileSync(path.join(output, 'after', name), now!)
      count++
      if (!old!.equals(now!)) different.push(name)
    }
await browser.close()
before.close()
after.close()

const report = path.join(output, 'index.html')
writeFileSync(
  report,
  `<!doctype html><meta charset="utf-8"><title>Visual changes</title>
<style>div{display:flex;gap:8px;align-items:start}div>*{flex:1;min-width:0;display:grid}img{width:100%;grid-area:1/1}img+img{mix-blend-mode:difference}</style>
${different
  .map((name) => {
    const [old, now] = ['before', 'after'].map(
      (side) => `<img src="${side}/${name}" alt="${side}">`,
    )
    return `<h2>${name}</h2><p>before, after, difference</p><div><p>${old}</p><p>${now}</p><p>${old}${now}</p></div>`
  })
  .join('\n')}`,
)
for (const name of different) console.log(`differs: ${name}`)
console.log(
  `${different.length} of ${count} screenshots differ from ${values.against}: ${path.relative(folder, report)}`,
)
process.exitCode = different.length > 0 ? 1 : 0
