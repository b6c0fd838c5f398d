import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArguments, findOrInstallChromium } from '../browser/chromium.ts'

/** An address that no page has. */
export const missingPath = '/no-such-page'

/** As in the tests. The certificate is the bench's own. */
export const browserArguments = [...chromiumArguments, '--ignore-certificate-errors']

/** One run of Lighthouse; times in milliseconds. */
export type Audit = {
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
  /** 0 to 100: performance, accessibility, best practices, SEO. */
  scores: number[]
  /** How fast the machine was during the run. */
  machine: number
}

/** What a 404 page fails by nature: its status, `noindex`, and the browser's console message about the status. */
const failsWhereMissing = ['http-status-code', 'is-crawlable', 'errors-in-console']

/**
 * Lighthouse's mobile run, in a browser of its own with nothing cached. Its recording fails now and then, so
 * it has three attempts.
 *
 * @param only leaves out the other categories, whose scores are the same in every run
 */
export async function audit(url: string, only?: 'performance', attempts = 3): Promise<Audit> {
  const browser = await launch({
    chromePath: findOrInstallChromium(),
    chromeFlags: ['--headless=new', ...browserArguments],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: only ? [only] : ['performance', 'accessibility', 'best-practices', 'seo'],
      skipAudits: url.endsWith(missingPath) ? failsWhereMissing : null,
      ignoreStatusCode: true,
    })
    const failed = !result || result.lhr.runtimeError
    if (failed && attempts > 1) return await audit(url, only, attempts - 1)
    if (failed) throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`)
    const { audits, categories, environment } = result.lhr
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
      machine: environment.benchmarkIndex,
    }
  } finally {
    browser.kill()
  }
}
