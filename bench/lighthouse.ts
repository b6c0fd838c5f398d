import { launch } from 'chrome-launcher'
import lighthouse, { type Config, desktopConfig, type Flags } from 'lighthouse'
import { findOrInstallChromium } from '../tests/support/chromium.ts'
import { browserArguments } from './browser.ts'

export type Form = 'mobile' | 'desktop'
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

export const allCategories: Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

/** What one run of Lighthouse says; times in milliseconds. */
export type Reading = {
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
  /** 0 to 100, by category. */
  scores: Partial<Record<Category, number>>
  /** What cost points, as `category: audit (what it says)`. */
  failures: string[]
  /** How fast Lighthouse found the machine to be at that moment: its benchmark index. */
  machine: number
}

type Options = { categories: Category[]; except?: string[] }

/**
 * One run in a browser of its own, with nothing cached, as Lighthouse's command line does it.
 *
 * @throws Error when Lighthouse could not record the page twice: now and then it loses a trace (NO_NAVSTART)
 */
export async function read(url: string, form: Form, options: Options): Promise<Reading> {
  try {
    return await readOnce(url, form, options)
  } catch (error) {
    console.warn(`${error}; once more.`)
    return readOnce(url, form, options)
  }
}

async function readOnce(url: string, form: Form, options: Options): Promise<Reading> {
  const browser = await launch({
    chromePath: findOrInstallChromium(),
    chromeFlags: ['--headless=new', ...browserArguments],
    logLevel: 'silent',
  })
  try {
    const flags: Flags = {
      port: browser.port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: options.categories,
      skipAudits: options.except ?? null,
      // The 404 page is read like the others.
      ignoreStatusCode: true,
    }
    const config: Config = form === 'desktop' ? desktopConfig : { extends: 'lighthouse:default' }
    const result = await lighthouse(url, flags, config)
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
    if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`)
    return readingOf(result.lhr)
  } finally {
    browser.kill()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function readingOf({ audits, categories, environment }: Report): Reading {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    failures: Object.entries(categories).flatMap(([name, { auditRefs }]) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${id} (${audits[id]?.displayValue || audits[id]?.title})`),
    ),
    machine: environment.benchmarkIndex,
  }
}
