import { readFileSync } from 'node:fs'
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
import { audit, browserArguments, missingPath } from './lighthouse.ts'
import { type Measured, table } from './table.ts'
import { tapOnLink, taps } from './taps.ts'

const [{ content, entries }] = readContent(project)
const onePageOfEachKind = [
  ...metas(content).map(({ meta }) => meta.path),
  ...Object.values(entries).flatMap(([first]) => first?.path ?? []),
  missingPath,
]

/**
 * `npm run bench` measures how fast pages are: Lighthouse, and taps. Prints a table. Options:
 *
 *     --site <folder>  a built site. Default: a new build of the working tree
 *     --page <path>    a page; may be repeated. Default: one page of each kind
 *     --runs <number>  runs of each page. Default: 5
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    page: { type: 'string', multiple: true, default: onePageOfEachKind },
    runs: { type: 'string', default: '5' },
  },
})
const settings = localSettings('https://127.0.0.1:9', 'https://localhost')
const { key, certificate } = makeCertificate(path.join(project, '.cache'))
const encryption = { key: readFileSync(key), cert: readFileSync(certificate) }
const folder = path.resolve(values.site ?? path.join(project, '.cache/bench-site'))
if (!values.site) await buildSite(project, folder, settings)
const { url: site } = await startStaticServer({ folder, port: 0, settings, encryption })
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: browserArguments,
})
const columns: Record<string, Measured> = {}
for (const page of values.page) {
  const measured: Measured = {}
  for (let run = 1; run <= Number(values.runs); run++) {
    for (const figures of [
      await audit(site + page),
      await taps(browser, site + page),
      await tapOnLink(browser, site, page),
    ])
      for (const [name, numbers] of Object.entries(figures))
        measured[name] = [...(measured[name] ?? []), ...numbers]
    console.error(`${page}: run ${run}`)
  }
  columns[page] = measured
}
console.log(`Medians, with the least and the most in brackets; times in milliseconds. If the speed of the machine varies by more than 10%, measure again.

${table(columns)}`)
process.exit()
