import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { type Page as BrowserPage, chromium } from '@playwright/test'
import { chromiumArguments, findOrInstallHeadlessShell } from '../browser/chromium.ts'
import { buildSite } from '../prerender/build-site.ts'
import { everyPathOf } from '../prerender/content/pages.ts'
import { ContentError } from '../prerender/content/problem.ts'
import { readContent } from '../prerender/content/read-content.ts'
import { sourceOf } from '../prerender/repeated-ids.ts'
import { parseSettings } from '../prerender/settings.ts'
import { project } from '../project.ts'
import { localVariables } from '../serve/local-settings.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { linksAndFiles } from '../smoke/checks.ts'
import { LiveSite } from '../smoke/live-site.ts'
import { axeProblems } from './axe.ts'
import { findProblems } from './problems.ts'

/**
 * `npm run check-content` says in less than a minute whether changed content still makes a good site: its rules, every
 * link, and every page in a browser, as wide as a small phone and as a desktop. The doctor's list follows. Exits with
 * 1 if there is a mistake.
 */
const folder = path.join(project, '.cache/check-content')

/** What the first packets of a connection carry, in bytes (docs/performance.md). */
const documentLimit = 14_600

type Page = { path: string; source: string }

/** The pages with each mistake: one in the header is on all of them. */
const mistakes = new Map<string, Set<string>>()
const notes: string[] = []
try {
  const settings = parseSettings(localVariables('https://127.0.0.1:9', 'https://localhost'))
  await buildSite(project, folder, settings)
  const site = await startStaticServer({ folder, port: 0, settings })
  const browser = await chromium.launch({
    executablePath: findOrInstallHeadlessShell(),
    args: chromiumArguments,
  })
  const pages = pagesOf()
  const queue = pages.entries()
  const checkQueued = async () => {
    const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
    for (const [index, page] of queue)
      await checkPage(await context.newPage(), page, index % 2 === 0 ? 320 : 1440)
  }
  const [links] = await Promise.all([
    linksAndFiles(new LiveSite(site.url)),
    checkQueued(),
    checkQueued(),
  ])
  for (const problem of links) mistakes.set(problem.replaceAll(site.url, ''), new Set())
  await browser.close()
  await site.close()

  print(
    `${pages.length} pages were checked. Mistakes: ${mistakes.size}.`,
    Array.from(mistakes, ([message, [page, ...others]]) =>
      [page, others.length > 0 && `and ${others.length} more`, message].filter(Boolean).join(' '),
    ),
  )
  if (notes.length > 0) print('Worth knowing:', notes)
  console.log('What npm run doctor says:')
  spawnSync(process.execPath, ['tools/doctor/doctor.ts'], { cwd: project, stdio: 'inherit' })
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  mistakes.set(error.message, new Set())
}
process.exitCode = mistakes.size > 0 ? 1 : 0

function print(title: string, list: string[]) {
  console.log(`\n${[title, ...list.map((each) => `  ${each}`)].join('\n')}\n`)
}

/** Every page of every language, with the file that has its words. */
function pagesOf(): Page[] {
  return readContent(project).flatMap((language) => {
    const { content, entries } = language
    const missing = `${content.home.meta.path.replace(/\/$/, '')}/no-such-page`
    const paths = [...everyPathOf(content, entries).map(({ path }) => path), missing]
    return paths.map((path) => ({ path, source: sourceOf(path, language) }))
  })
}

/** @param axeWidth the width at which axe, which takes long, checks the page */
async function checkPage(page: BrowserPage, { path: address, source }: Page, axeWidth: number) {
  const refuse = (message: string) =>
    mistakes.set(message, (mistakes.get(message) ?? new Set()).add(`${address} (${source})`))
  await page.goto(address)
  // The script adds this attribute.
  await page.locator('header button[aria-expanded]').waitFor({ state: 'attached' })
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    const { overflow, 'clipped text': clipped } = await page.evaluate(findProblems)
    const remedy = 'Shorten the text, or write \\u00ad in double quotes where a word may break.'
    for (const pixels of overflow)
      refuse(`is ${pixels} wider than a screen of ${width} px. ${remedy}`)
    for (const text of clipped)
      refuse(`cuts off a text on a screen of ${width} px: ${text}. ${remedy}`)
    // The rules of the content have checked the contrast of colours, which is slow here.
    const found = width === axeWidth ? await axeProblems(page, undefined, ['color-contrast']) : []
    for (const problem of found)
      refuse(`is hard to use for some people: ${problem.replaceAll('\n', ' ')}`)
  }
  await page.emulateMedia({ media: 'print' })
  for (const text of (await page.evaluate(findProblems))['faint text'])
    refuse(
      `prints a text that is hard to read: ${text}. Change its colour in src/styles/print.css.`,
    )
  await page.close()
  const size = documentSize(address)
  if (size > documentLimit)
    notes.push(
      `${address} (${source}) has ${(size / 1000).toFixed(1)} kB, compressed. Up to ${documentLimit / 1000} kB a phone receives at once. Shorten it, or let it be.`,
    )
}

/** In bytes, compressed. 0 for the 404 page. */
function documentSize(address: string): number {
  const file = path.join(folder, `${address === '/' ? '/index' : address}.html.br`)
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
