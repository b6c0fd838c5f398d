import type { Page as BrowserPage } from '@playwright/test'
import { axeProblems } from '../browser/axe.ts'
import { inParallel, openBrowser } from '../browser/open.ts'
import { findProblems } from '../browser/problems.ts'
import type { LanguageContent } from '../content/read-content.ts'
import { type Problem, some, wrong } from './report.ts'

/** Every page of every language, with the file that has its words. Variants of a page look like it. */
export const pageFiles = (languages: LanguageContent[]) =>
  languages.flatMap(({ content, pages, sources }) =>
    pages
      .filter(({ path, canonical }) => path === canonical)
      .map(({ path, source }) => ({
        path: path || `${content.prefix}/404`,
        source: sources.get(source)!.file,
      })),
  )

/** Opens each page of a site that is served at `url` in a browser. */
export async function* pageProblems(
  url: string,
  pages: ReturnType<typeof pageFiles>,
): AsyncGenerator<Problem> {
  await using browser = await openBrowser(['localhost'])
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
  const found: { text: string; where: string }[] = []
  await inParallel(pages, async ({ path, source }) => {
    const page = await context.newPage()
    const where = `${path} (${source})`
    await page.goto(path)
    found.push(...(await problemsOf(page)).map((text) => ({ text, where })))
    await page.close()
  })
  for (const [text, list] of Map.groupBy(found, (each) => each.text))
    yield wrong(text, some(list.map(({ where }) => where)))
}

/** As wide as a small phone, a phone and a desktop. axe need not look at phones of both sizes. */
const screens = [
  { width: 320, colorScheme: 'dark', axe: false },
  { width: 390, colorScheme: 'dark', axe: true },
  { width: 1280, colorScheme: 'light', axe: true },
] as const

/** A sentence for each problem of a page. One that it has at several widths is named once. */
async function problemsOf(page: BrowserPage): Promise<string[]> {
  const problems = new Map<string, string>()
  const add = (text: string, message: string) => problems.set(text, problems.get(text) ?? message)
  const remedy = 'Shorten the text, or write \\u00ad in double quotes where a word may break.'
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
