import path from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArguments, findOrInstallChromium } from '../browser/chromium.ts'
import { metas } from '../content/pages.ts'
import { readContent } from '../content/read-content.ts'
import { buildSite } from '../prerender/build-site.ts'
import { project } from '../project.ts'
import { localSettings } from '../serve/local-settings.ts'
import { startStaticServer } from '../serve/static-server.ts'

const [{ content, entries }] = readContent(project)
const onePageOfEachKind = [
  ...metas(content).map(({ meta }) => meta.path),
  ...Object.values(entries).flatMap(([first]) => first?.path ?? []),
]

/**
 * `npm run bench` runs Lighthouse for mobile on a new build, with scripts and with their files blocked. Times depend on
 * the machine, so it prints how many times as long each takes with scripts. Options:
 *
 *     --page <path>    a page; may be repeated. Default: one page of each kind
 *     --runs <number>  runs of each page. Default: 5
 */
const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: onePageOfEachKind },
    runs: { type: 'string', default: '5' },
  },
})

const times = ['first-contentful-paint', 'largest-contentful-paint', 'mainthread-work-breakdown']

type Audit = { times: number[]; shift: number; scores: number[] }

/** Runs Lighthouse in a new browser with an empty cache. Recording a trace sometimes fails, so it tries three times. */
async function audit(url: string, blockedUrlPatterns: string[], attempts = 3): Promise<Audit> {
  const chromeFlags = ['--headless=new', ...chromiumArguments]
  const browser = await launch({ chromePath: findOrInstallChromium(), chromeFlags })
  try {
    const result = await lighthouse(url, { port: browser.port, blockedUrlPatterns })
    const { audits, categories, runtimeError } = result!.lhr
    if (runtimeError && attempts > 1) return await audit(url, blockedUrlPatterns, attempts - 1)
    if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`)
    return {
      times: times.map((name) => audits[name]!.numericValue!),
      shift: audits['cumulative-layout-shift']!.numericValue!,
      scores: Object.values(categories).map(({ score }) => (score ?? 0) * 100),
    }
  } finally {
    browser.kill()
  }
}

const median = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
const timesOf = (audits: Audit[]) =>
  times.map((_, index) => median(audits.map((each) => each.times[index]!)))

const settings = localSettings('https://127.0.0.1:9', 'http://localhost')
const folder = path.join(project, '.cache/bench-site')
const rules = await buildSite(project, folder, settings)
const { url: site } = await startStaticServer({ folder, port: 0, rules })
console.log(`| Page | ${times.join(' | ')} | layout shift | lowest scores |\n|${'---|'.repeat(6)}`)
for (const page of values.page) {
  const [whole, plain]: [Audit[], Audit[]] = [[], []]
  // Alternately: the speed of a machine changes.
  for (let run = 1; run <= Number(values.runs); run++) {
    whole.push(await audit(site + page, []))
    plain.push(await audit(site + page, ['*/static/js/*']))
  }
  const without = timesOf(plain)
  const ratios = timesOf(whole).map((time, index) => (time / without[index]!).toFixed(2))
  const shift = Math.max(...whole.map((each) => each.shift))
  const scores = whole[0]!.scores.map((_, at) => Math.min(...whole.map((each) => each.scores[at]!)))
  console.log(`| ${[page, ...ratios, shift.toFixed(3), scores.join(', ')].join(' | ')} |`)
}
process.exit()
