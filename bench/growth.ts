import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { writeFigures } from './document.ts'
import { growProject } from './growth-content.ts'
import { type GrowthRow, growthReport } from './growth-report.ts'
import { switchTabs } from './interactions.ts'
import { addToResults } from './results.ts'
import { serveFolder, variables } from './serve.ts'
import { spread } from './statistics.ts'

/** Builds the site with ten and a hundred times as much to show, and measures what that costs. */
const folder = path.resolve(import.meta.dirname, '..')
const steps = [
  { kind: 'services', page: '/services', counts: [4, 40, 400] },
  { kind: 'pages', page: '/about', counts: [3, 30, 300] },
] as const

const browser = await openBrowser()
const rows: GrowthRow[] = []
try {
  for (const { kind, page, counts } of steps) {
    for (const count of counts) {
      const row = await measure(browser, kind, page, count)
      console.log(JSON.stringify(row))
      rows.push(row)
    }
  }
} finally {
  await browser.close()
}
const growth = { measured: new Date().toISOString(), rows }
console.log(`\n${growthReport(growth)}`)
await addToResults({ growth })
await writeFigures('growth', growthReport(growth))

async function measure(
  withBrowser: Browser,
  kind: GrowthRow['kind'],
  page: string,
  count: number,
): Promise<GrowthRow> {
  const copy = path.join(folder, '.cache/bench/growth')
  await growProject(folder, copy, { services: 4, pages: 3, [kind]: count })
  const began = performance.now()
  execFileSync(process.execPath, ['build/build.ts'], {
    cwd: copy,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const buildTime = performance.now() - began

  const built = path.join(copy, 'dist')
  const html = await readFile(path.join(built, `${page}.html`))
  const site = await serveFolder(built, 'replaced')
  try {
    return {
      kind,
      count,
      buildTime,
      page,
      raw: html.length,
      compressed: brotliCompressSync(html).length,
      script: await scriptBytes(withBrowser, site.url + page),
      tab: spread(await switchTabs(withBrowser, `${site.url}/services`, 5)),
    }
  } finally {
    await site.close()
  }
}

/** All script that a visit to a page fetches, compressed. */
async function scriptBytes(withBrowser: Browser, url: string): Promise<number> {
  const page = await withBrowser.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(3000)
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
  await page.close()
  return bytes
}
