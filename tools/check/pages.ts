import { hash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page as BrowserPage } from '@playwright/test'
import { axeProblems } from '../browser/axe.ts'
import { findOrInstallHeadlessShell } from '../browser/chromium.ts'
import { inParallel, openBrowser } from '../browser/open.ts'
import { findProblems } from '../browser/problems.ts'
import type { pagesOf } from '../prerender/repeated-ids.ts'
import { project } from '../project.ts'
import { type Finding, note, type Say, some, wrong } from './report.ts'

/** What the first packets of a connection carry, in bytes (docs/performance.md). */
const documentLimit = 14_600

/** The file of a page in the folder of a built site. */
export const documentOf = (folder: string, address: string) =>
  path.join(folder, `${address}${address.endsWith('/') ? 'index' : ''}.html`)

/**
 * Opens each page in a browser. Remembers what it has seen, by a hash of the document: it contains the names of the scripts
 * and the style sheet, which change with their content.
 *
 * @param site its folder, and the address where it is served
 */
export async function* pageFindings(
  site: { folder: string; url: string },
  pages: ReturnType<typeof pagesOf>,
  say: Say,
): AsyncGenerator<Finding> {
  const memory = path.join(site.folder, '../pages.json')
  const known = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {}
  // The code of this check, and the versions of its packages and of the browser.
  const code = globSync(['tools/{browser,check}/*.ts', 'package.json'], { cwd: project })
    .sort()
    .map((file) => readFileSync(path.join(project, file), 'utf8'))
    .concat(statSync(findOrInstallHeadlessShell()).mtime.toJSON())
  const all = pages.map(({ path: address, source }) => {
    const html = readFileSync(documentOf(site.folder, address), 'utf8')
    const key = hash('sha256', [address, html, ...code].join('\n'))
    return { address, where: `${address} (${source})`, html, key }
  })
  /** What is wrong with each, and the bytes of its compressed document. */
  const seen = new Map<string, { problems: string[]; size: number }>(
    all.flatMap(({ key }) => (known[key] ? [[key, known[key]]] : [])),
  )
  const changed = all.filter(({ key }) => !seen.has(key))
  const sayDone = () =>
    say(`${seen.size} of ${all.length}, ${all.length - changed.length} as before`)
  sayDone()
  await using browser = changed.length > 0 ? await openBrowser(['localhost']) : undefined
  const context = await browser?.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  await inParallel(changed, async ({ address, html, key }) => {
    const page = await context!.newPage()
    const problems = await problemsOf(page, address)
    await page.close()
    seen.set(key, { problems, size: brotliCompressSync(html).length })
    sayDone()
    // Each time, so that a run that is interrupted was not in vain.
    writeFileSync(memory, JSON.stringify(Object.fromEntries(seen)))
  })

  const found = all.map(({ where, key }) => ({ where, ...seen.get(key)! }))
  const places = found.flatMap(({ problems, where }) => problems.map((text) => ({ text, where })))
  for (const [text, list] of Map.groupBy(places, (each) => each.text))
    yield wrong(text, some(list.map(({ where }) => where)))
  for (const { size, where } of found)
    if (size > documentLimit)
      yield note(
        `A document has ${(size / 1000).toFixed(1)} kB, compressed. Up to ${documentLimit / 1000} kB a phone receives at once. Shorten it, or let it be.`,
        where,
      )
}

/** As wide as a small phone, a phone and a desktop. axe need not look at phones of both sizes. */
const screens = [
  { width: 320, colorScheme: 'dark', axe: false },
  { width: 390, colorScheme: 'dark', axe: true },
  { width: 1280, colorScheme: 'light', axe: true },
] as const

/** A sentence for each problem of a page. One that it has at several widths is named once. */
async function problemsOf(page: BrowserPage, address: string): Promise<string[]> {
  const problems = new Map<string, string>()
  const add = (text: string, message: string) => problems.set(text, problems.get(text) ?? message)
  const remedy = 'Shorten the text, or write \\u00ad in double quotes where a word may break.'
  await page.goto(address)
  // The script adds this attribute.
  await page.locator('header button[aria-expanded]').waitFor({ state: 'attached' })
  for (const { width, colorScheme, axe } of screens) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    const { overflow, 'clipped text': clipped } = await page.evaluate(findProblems)
    for (const pixels of overflow)
      add('overflow', `A page is ${pixels} wider than a screen of ${width} px. ${remedy}`)
    for (const text of clipped)
      add(text, `A text is cut off on a screen of ${width} px: ${text}. ${remedy}`)
    for (const text of axe ? await axeProblems(page) : [])
      add(text, `Hard to use for some people: ${text.replaceAll('\n', ' ')}`)
  }
  await page.emulateMedia({ media: 'print' })
  for (const text of (await page.evaluate(findProblems))['faint text'])
    add(`${text} in print`, `Hard to read in print: ${text}. Change src/styles/print.css.`)
  return [...problems.values()]
}
