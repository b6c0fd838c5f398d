import type { Browser } from '@playwright/test'
import { missing } from '../tests/support/pages.ts'
import { interact } from './interactions.ts'
import { allCategories, type Form, type Reading, read } from './lighthouse.ts'
import { visit } from './load.ts'
import { type PageResults, type Rivals, summarize, type Visit } from './results.ts'
import { weigh } from './weights.ts'

/** Where each competitor of this run is served. */
export type Addresses = { site: string; floor: string; against?: string }

/** What a real 404 page cannot have, and should not: status 200, an index entry, a silent console. */
const exceptOnMissing = ['http-status-code', 'is-crawlable', 'errors-in-console']

/** Everything about one page; its competitors take turns, so that all have the same share of bad moments. */
export async function measurePage(
  browser: Browser,
  addresses: Addresses,
  page: string,
  runs: number,
  commit: string,
): Promise<PageResults> {
  const mobile = await lighthouseRuns(addresses, page, 'mobile', runs)
  const desktop = await lighthouseRuns(addresses, page, 'desktop', runs)
  const { site, against } = addresses
  return {
    measured: new Date().toISOString(),
    commit,
    runs,
    lighthouse: { mobile, desktop },
    site: await look(browser, site, page, runs),
    ...(against && { against: await look(browser, against, page, runs) }),
  }
}

async function look(browser: Browser, address: string, page: string, runs: number): Promise<Visit> {
  const load = await visit(browser, address + page)
  return {
    weights: weigh(load),
    fetched: load.fetched,
    interactions: await interact(browser, address, page, runs).catch((error: Error) => {
      console.warn(`${address}${page}: its interactions cannot be measured: ${error.message}`)
      return undefined
    }),
  }
}

async function lighthouseRuns(
  addresses: Addresses,
  page: string,
  form: Form,
  runs: number,
): Promise<Rivals> {
  const readings: { name: string; reading: Reading }[] = []
  for (let run = 0; run < runs; run++) {
    for (const [name, address] of Object.entries(addresses)) {
      // Only times differ from run to run; the other categories are told by the first.
      const categories = run === 0 && name !== 'floor' ? allCategories : allCategories.slice(0, 1)
      const except = page === missing.path ? exceptOnMissing : []
      const reading = await read(address + page, form, { categories, except })
      readings.push({ name, reading })
      console.log(
        `${page} ${form} ${run + 1}/${runs} ${name}: ${Math.round(reading.firstPaint)} / ${Math.round(reading.largestPaint)} ms, blocked ${Math.round(reading.blocking)} ms`,
      )
    }
  }
  const groups = Object.entries(Object.groupBy(readings, ({ name }) => name))
  return Object.fromEntries(
    groups.map(([name, group = []]) => [name, summarize(group.map(({ reading }) => reading))]),
  ) as Rivals
}
