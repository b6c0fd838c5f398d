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
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { serve } from '../tools/bench/serve.ts'
import { chromiumArguments, findOrInstallChromium } from '../tools/browser/chromium.ts'
import { buildSite } from '../tools/build/build-site.ts'
import { parseSettings } from '../tools/build/settings.ts'
import { project } from '../tools/project.ts'
import { localVariables } from '../tools/serve/local-settings.ts'
import { failure, fill, form, sendButton, success, visitor } from './support/contact.ts'
import { services } from './support/content.ts'
import { everyPage } from './support/pages.ts'
import { words } from './support/words.ts'

/**
 * Compares screenshots of every page and state in the working tree with those of a commit:
 * `npm run test:visual -- --against HEAD~1 about form` (default: main, everything)
 */
const { values, positionals } = parseArgs({
  options: { against: { type: 'string', default: 'main' } },
  allowPositionals: true,
})
const output = path.join(project, '.cache/visual')
const variables = localVariables('http://localhost:9', 'http://localhost')

type State = [name: string, path: string, widths: number[], shoot: (page: Page) => Promise<Buffer>]

const still = { animations: 'disabled' } as const
const phoneAndDesktop = [390, 1440]

const states: State[] = [
  ...everyPage.map(({ path }): State => {
    const fullPage = (page: Page) => page.screenshot({ ...still, fullPage: true })
    return [path.slice(1) || 'home', path, [320, 390, 834, 1440], fullPage]
  }),
  ...services.map(({ slug }): State => {
    const panel = (page: Page) => page.locator(`[id="${slug}"]`).screenshot(still)
    return [`service-${slug}`, `/services#${slug}`, phoneAndDesktop, panel]
  }),
  ['menu', '/', [390], shootMenu],
  ['form-sent', '/about', phoneAndDesktop, (page) => shootForm(page, 200)],
  ['form-failed', '/about', phoneAndDesktop, (page) => shootForm(page, 500)],
]

async function shootMenu(page: Page) {
  await page.getByRole('button', { name: words.openMenu }).click()
  return page.screenshot(still)
}

async function shootForm(page: Page, status: number) {
  await page.route('**/email/send', (route) => route.fulfill({ status, body: '' }))
  await fill(page, visitor({ lastName: 'Lovelace', email: 'ada@example.com', message: 'Hello' }))
  await sendButton(page).click()
  await (status === 200 ? success(page).filter({ hasText: /./ }) : failure(page)).waitFor()
  // Smooth scrolling may leave the page at a fraction of a pixel and the mouse over a field.
  await page.mouse.move(0, 0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return form(page).screenshot(still)
}

/** Builds a commit in a copy of the project below .cache/, unless that exists. Returns the built site. */
function buildCommit(commit: string): string {
  const copy = path.join(output, commit)
  const site = path.join(copy, 'dist')
  if (existsSync(site)) return site
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: project, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', copy], { input: archive })
  const lock = (project: string) => readFileSync(path.join(project, 'package-lock.json'), 'utf8')
  const npm = (...args: string[]) =>
    execFileSync('npm', args, {
      cwd: copy,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  if (lock(copy) !== lock(project)) npm('ci')
  else symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'))
  npm('run', 'build')
  return site
}

/** With `font-display: optional`, the font may be used in one screenshot and not in the next. */
function blockUntilFontLoads(site: string) {
  for (const file of globSync(path.join(site, '**/*.{html,css}'))) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/font-display:\s*optional/g, 'font-display:block'))
    rmSync(`${file}.br`, { force: true })
    rmSync(`${file}.gz`, { force: true })
  }
}

async function screenshot(
  site: string,
  [, address, , shoot]: State,
  options: BrowserContextOptions,
) {
  await using context = await browser.newContext({
    ...{ reducedMotion: 'reduce' as const, bypassCSP: true, ignoreHTTPSErrors: true },
    ...options,
  })
  const page = await context.newPage()
  await page.goto(site + address)
  await page.locator('header button[aria-controls][aria-expanded]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  return await shoot(page)
}

/** Ignores differences as small as antialiasing. */
async function differ(before: Buffer, after: Buffer): Promise<boolean> {
  if (before.equals(after)) return false
  return blank.evaluate(
    async (pictures) => {
      const [one, other] = await Promise.all(
        pictures.map(async (picture) => {
          const file = await fetch(`data:image/png;base64,${picture}`)
          const bitmap = await createImageBitmap(await file.blob())
          const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
          drawing.drawImage(bitmap, 0, 0)
          return drawing.getImageData(0, 0, bitmap.width, bitmap.height)
        }),
      )
      if (one!.width !== other!.width || one!.height !== other!.height) return true
      return one!.data.some((value, index) => Math.abs(value - other!.data[index]!) > 8)
    },
    [before.toString('base64'), after.toString('base64')],
  )
}

const git = ['rev-parse', '--verify', `${values.against}^{commit}`]
const baseline = buildCommit(execFileSync('git', git, { cwd: project, encoding: 'utf8' }).trim())
const current = path.join(output, 'site')
await buildSite(project, current, parseSettings(variables))
for (const site of [baseline, current]) blockUntilFontLoads(site)
const urls = [await serve(baseline), await serve(current)]
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: [...chromiumArguments, '--hide-scrollbars'],
})
const blank = await browser.newPage()
for (const side of ['before', 'after']) {
  rmSync(path.join(output, side), { recursive: true, force: true })
  mkdirSync(path.join(output, side), { recursive: true })
}

let count = 0
const different: string[] = []
for (const state of states)
  for (const width of state[2])
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `${state[0]}-${width}-${colorScheme}.png`
      if (positionals.length > 0 && !positionals.some((word) => name.includes(word))) continue
      const options = { colorScheme, viewport: { width, height: 900 } }
      const both = () => Promise.all(urls.map((url) => screenshot(url, state, options)))
      let [before, after] = await both()
      // Retry once, in case a frame was late.
      if (await differ(before!, after!)) [before, after] = await both()
      writeFileSync(path.join(output, 'before', name), before!)
      writeFileSync(path.join(output, 'after', name), after!)
      count++
      if (await differ(before!, after!)) different.push(name)
    }

const image = (side: string, name: string) => `<img src="${side}/${name}" alt="${side}">`
const rows = different.map((name) => {
  const [before, after] = [image('before', name), image('after', name)]
  return `<h2>${name}: before, after, difference</h2><div><p>${before}</p><p>${after}</p><p>${before}${after}</p></div>`
})
const style =
  'div{display:flex;gap:8px}p{flex:1;min-width:0;display:grid;align-items:start}img{width:100%;grid-area:1/1}img+img{mix-blend-mode:difference}'
const report = path.join(output, 'index.html')
writeFileSync(
  report,
  `<!doctype html><meta charset="utf-8"><style>${style}</style>${rows.join('')}`,
)
for (const name of different) console.log(`differs: ${name}`)
console.log(`${different.length} of ${count} screenshots differ: ${path.relative(project, report)}`)
await browser.close()
process.exit(different.length > 0 ? 1 : 0)
