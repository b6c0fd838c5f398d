import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArguments, findOrInstallChromium } from '../browser/chromium.ts'
import type { Measured } from './table.ts'

/** A path that no page has, to measure the 404 page. */
export const missingPath = '/no-such-page'

/** Certificate errors are ignored because the sites have a self-signed one. */
export const browserArguments = [...chromiumArguments, '--ignore-certificate-errors']

/** Audits that any 404 page fails: its status, `noindex`, and the browser's console message. */
const auditsThat404Fails = ['http-status-code', 'is-crawlable', 'errors-in-console']

/**
 * Runs Lighthouse for mobile in a new browser with an empty cache. Recording a trace sometimes fails, so it
 * tries three times.
 *
 * @throws Error when every attempt fails
 */
export async function audit(url: string, attempts = 3): Promise<Measured> {
  const browser = await launch({
    chromePath: findOrInstallChromium(),
    chromeFlags: ['--headless=new', ...browserArguments],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      skipAudits: url.endsWith(missingPath) ? auditsThat404Fails : null,
      ignoreStatusCode: true,
    })
    const failed = !result || result.lhr.runtimeError
    if (failed && attempts > 1) return await audit(url, attempts - 1)
    if (failed) throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`)
    const { audits, categories, environment } = result.lhr
    const value = (name: string) => [audits[name]?.numericValue ?? Number.NaN]
    return {
      'first paint': value('first-contentful-paint'),
      'largest paint': value('largest-contentful-paint'),
      'blocking time': value('total-blocking-time'),
      'layout shift': value('cumulative-layout-shift'),
      ...Object.fromEntries(
        Object.values(categories).map(({ title, score }) => [title, [(score ?? 0) * 100]]),
      ),
      'speed of the machine': [environment.benchmarkIndex],
    }
  } finally {
    browser.kill()
  }
}
