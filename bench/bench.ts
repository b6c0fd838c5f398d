import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { buildSite } from '../build/build-site.ts'
import { compressFolder } from '../build/compress.ts'
import { openBrowser } from './browser.ts'
import { writeFigures } from './document.ts'
import { copyUncompressed, makeFloor } from './floor.ts'
import { visit } from './load.ts'
import { type Addresses, measurePage } from './measure.ts'
import { enoughRuns, readOptions } from './options.ts'
import { drawLoad } from './picture.ts'
import { report } from './report.ts'
import { addToResults, type PageResults } from './results.ts'
import { serveFolder, settings } from './serve.ts'

/**
 * Measures the built site beside its floor, and beside another folder of built files:
 * npm run bench -- --runs 5 --pages /,/about --against ../other/dist
 */
const folder = path.resolve(import.meta.dirname, '..')
const cache = path.join(folder, '.cache/bench')
const options = readOptions(process.argv.slice(2))

const siteFolder = path.join(cache, 'site')
const floorFolder = path.join(cache, 'floor')
await buildSite(folder, siteFolder, settings)
await makeFloor(siteFolder, floorFolder)
const servers = {
  site: await serveFolder(siteFolder, 'kept'),
  floor: await serveFolder(floorFolder, 'replaced'),
  ...(options.against && { against: await serveOther(options.against) }),
}
const addresses = Object.fromEntries(
  Object.entries(servers).map(([name, { url }]) => [name, url]),
) as Addresses
const browser = await openBrowser()

try {
  const pages: Record<string, PageResults> = {}
  const commit = describeCommit()
  for (const page of options.pages) {
    pages[page] = await measurePage(browser, addresses, page, options.runs, commit)
  }
  await publish({ machine: describeMachine(), browser: `Chromium ${browser.version()}`, pages })
  if (options.pages.includes('/')) await drawPicture(browser)
} finally {
  await browser.close()
  await Promise.all(Object.values(servers).map((server) => server.close()))
}

async function serveOther(other: string) {
  const copy = path.join(cache, 'against')
  await copyUncompressed(other, copy)
  await compressFolder(copy)
  return serveFolder(copy, 'replaced')
}

/** A short trial, or one beside another site, prints its figures and leaves those of record alone. */
async function publish(results: Parameters<typeof report>[0]) {
  console.log(`\n${report(results)}\n`)
  if (options.runs < enoughRuns || options.against) {
    const file = path.join(cache, 'results.json')
    await writeFile(file, JSON.stringify(results, undefined, 2))
    return console.log(`Written to ${path.relative(folder, file)} only.`)
  }
  const { pages = {}, machine = '', browser: name = '' } = await addToResults(results)
  await writeFigures('figures', report({ pages, machine, browser: name }))
  console.log('Written to bench/results.json and docs/performance.md.')
}

async function drawPicture(withBrowser: Browser) {
  const load = await visit(withBrowser, addresses.site, true)
  const file = path.join(folder, 'docs/pictures/load.png')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, await drawLoad(folder, load))
}

function describeMachine() {
  const [first] = os.cpus()
  return `${os.cpus().length} cores, ${first?.model ?? 'unknown processor'}`
}

function describeCommit() {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  const changed = git('status', '--porcelain', '--untracked-files=no', 'src', 'build', 'deploy')
  return git('rev-parse', '--short', 'HEAD').trim() + (changed ? ' with changes' : '')
}
