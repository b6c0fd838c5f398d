import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from '../browser/chromium.ts'
import { buildSite } from '../prerender/build-site.ts'
import { metas } from '../prerender/content/pages.ts'
import { readContent } from '../prerender/content/read-content.ts'
import { project } from '../project.ts'
import { makeCertificate } from '../serve/certificate.ts'
import { localSettings } from '../serve/local-settings.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { audit, browserArguments, floor, missingPath } from './lighthouse.ts'
import { add, type Column, type Measured, table } from './table.ts'
import { timeToPage, visit } from './visit.ts'

const [{ content, entries }] = readContent(project)
const onePageOfEachKind = [
  ...metas(content).map(({ meta }) => meta.path),
  ...Object.values(entries).flatMap(([first]) => first?.path ?? []),
  missingPath,
]

/**
 * `npm run bench` measures how fast the pages of one or more built sites are. Prints a table, and writes it
 * to .cache/bench.md. Options:
 *
 *     --site <folder>  a built site; may be repeated. Default: a new build of the working tree
 *     --page <path>    a page; may be repeated. Default: one page of each kind
 *     --runs <number>  runs of each page. Default: 5
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string', multiple: true },
    page: { type: 'string', multiple: true, default: onePageOfEachKind },
    runs: { type: 'string', default: '5' },
  },
})
const settings = localSettings('https://127.0.0.1:9', 'https://localhost')
const { key, certificate } = makeCertificate(path.join(project, '.cache'))
const encryption = { key: readFileSync(key), cert: readFileSync(certificate) }
const servers = (values.site ?? [await buildWorkingTree()]).map((site) =>
  startStaticServer({ folder: path.resolve(site), port: 0, settings, encryption }),
)
const sites = (await Promise.all(servers)).map(({ url }) => url)
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: browserArguments,
})

const columns: Column[] = []
for (const page of values.page) {
  const results = sites.map((): Measured => ({}))
  // Alternate between the sites, so that a slow moment of the machine affects all of them.
  for (let run = 0; run < Number(values.runs); run++)
    for (const [index, site] of sites.entries()) {
      const ofPage = await audit(site + page, run > 0 ? { onlyCategories: ['performance'] } : {})
      const ofFloor = await audit(site + page, floor)
      add(results[index]!, ofPage)
      for (const name of ['first paint', 'largest paint'])
        add(results[index]!, { [`${name}, × the floor`]: [ofPage[name]![0]! / ofFloor[name]![0]!] })
      const blocking = 'blocking time'
      add(results[index]!, {
        [`${blocking}, more than the floor`]: [ofPage[blocking]![0]! - ofFloor[blocking]![0]!],
      })
      add(results[index]!, await visit(browser, site + page))
      add(results[index]!, await timeToPage(browser, site, page))
      console.error(`${page}: run ${run + 1} of site ${index + 1}`)
    }
  for (const [index, measured] of results.entries())
    columns.push({ name: sites.length > 1 ? `${page} (${index + 1})` : page, measured })
}
const report = [
  `${os.cpus().length} cores, Chromium ${browser.version()}, ${new Date().toISOString().slice(0, 16)} UTC, ${values.runs} runs. Medians, with the least and the most in brackets; times in milliseconds, sizes in bytes. If the speed of the machine varies by more than 10%, measure again.`,
  ...(values.site ?? []).map((site, index) => `(${index + 1}) ${site}`),
  table(columns),
].join('\n\n')
await writeFile(path.join(project, '.cache/bench.md'), `${report}\n`)
console.log(report)
await browser.close()
process.exit()

async function buildWorkingTree(): Promise<string> {
  const site = path.join(project, '.cache/bench-site')
  await buildSite(project, site, settings)
  return site
}
