import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { GrowthResults } from './growth-report.ts'
import type { Interactions } from './interactions.ts'
import type { Category, Form, Reading } from './lighthouse.ts'
import type { Fetched } from './load.ts'
import { type Spread, spread } from './statistics.ts'
import type { Weights } from './weights.ts'

/** Several runs of Lighthouse on one page in one form. */
export type Summary = {
  firstPaint: Spread
  largestPaint: Spread
  blocking: Spread
  shift: Spread
  scores: Partial<Record<Category, Spread>>
  failures: string[]
  machine: Spread
}

export type Rivals = { site: Summary; floor: Summary; against?: Summary }

/** What was seen of one competitor's page in a browser. */
export type Visit = {
  weights: Weights
  fetched: Fetched[]
  /** None where it does not work as this site's pages do. */
  interactions?: Interactions | undefined
}

export type PageResults = {
  measured: string
  commit: string
  runs: number
  lighthouse: Record<Form, Rivals>
  site: Visit
  against?: Visit
}

export type Results = {
  machine: string
  browser: string
  pages: Record<string, PageResults>
  growth?: GrowthResults
}

const file = path.join(import.meta.dirname, 'results.json')

function readResults(): Partial<Results> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** What was not measured this time stays as it was. */
export async function addToResults(news: Partial<Results>): Promise<Partial<Results>> {
  const former = readResults()
  const results = { ...former, ...news, pages: { ...former.pages, ...news.pages } }
  await writeFile(file, `${JSON.stringify(results, rounded, 2)}\n`)
  return results
}

const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value

export function summarize(readings: Reading[]): Summary {
  const of = (value: (reading: Reading) => number | undefined) =>
    spread(readings.map(value).filter((number) => number !== undefined))
  const categories = new Set(readings.flatMap(({ scores }) => Object.keys(scores) as Category[]))
  return {
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocking: of(({ blocking }) => blocking),
    shift: of(({ shift }) => shift),
    scores: Object.fromEntries(
      [...categories].map((category) => [category, of(({ scores }) => scores[category])]),
    ),
    failures: [...new Set(readings.flatMap(({ failures }) => failures))],
    machine: of(({ machine }) => machine),
  }
}
