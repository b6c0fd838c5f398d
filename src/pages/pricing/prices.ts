import { fill, rangeIn } from '../../lib/fill.ts'
import { amountIn, timeIn } from '../../lib/format.ts'
import type { Offer, Pricing } from './schema.ts'

type Priced = Pick<Offer, 'build' | 'monthly' | 'othersMonthly'>

const months = 12

export const parts = ['build', 'run', 'others'] as const

/** What an offer costs at the included volume: to build, to run, and what others charge. */
type Cost = { build: number; run: number; others: { least: number; most: number } }

export function costOf(
  { build, monthly, othersMonthly = { least: 0, most: 0 } }: Priced,
  months: number,
): Cost {
  const { least, most } = othersMonthly
  return { build, run: months * monthly, others: { least: months * least, most: months * most } }
}

export const yearOf = (offer: Priced) => costOf(offer, months)

/** The greatest total of some years, which is as wide as the drawing. */
export const scaleOf = (years: Cost[]) =>
  Math.max(...years.map(({ build, run, others }) => build + run + others.most))

/** Where each part of the drawing starts and ends, in hundredths of a percent. The last is what others charge at most. */
function stationsOf({ build, run, others }: Cost, scale: number) {
  const ours = build + run
  return [0, build, ours, ours + others.least, ours + others.most].map((amount) =>
    Math.round((1e4 * amount) / scale),
  )
}

type Earned = NonNullable<NonNullable<Pricing['firstYear']>['earned']>

/**
 * Which month it is by whose end the hours have earned back the year's price and the team's own, and how that is worked out.
 *
 * @param hours a week that the line takes over
 */
export function earnedBy(
  hours: number,
  { build, run, others }: Cost,
  { cost, team, weekly, within, later, hours: text }: Earned,
  { locale, currency, ...example }: Record<'locale' | 'currency' | 'line' | 'many', string>,
) {
  // In the first four weeks, a line takes a third of the cases: two thirds of their hours are missing.
  const toEarn = (build + run + others.most) / cost + team - 12 * weekly + (8 / 3) * hours
  const left = hours - weekly
  const month = left > 0 ? Math.ceil(((toEarn / left) * months) / 52) : months + 1
  const answer = month <= months ? fill(within, { month }) : later
  const values = {
    ...example,
    hours: timeIn(locale, 'hour', hours),
    cost: amountIn(locale, currency, cost),
  }
  return [answer, fill(text, values)] as const
}

/** The lines of the drawing. The rail is the first, below all others. */
export function endsOf(year: Cost, scale: number) {
  const stations = stationsOf(year, scale).map((station) => `${station / 100}%`)
  const lines = [...parts, 'most' as const].map((part, index) => {
    return { part, x1: stations[index]!, x2: stations[index + 1]! }
  })
  return [{ part: 'rail' as const, x1: '0%', x2: stations.at(-1)! }, ...lines]
}

/** How wide the space for each amount is: that of its part, and for the last one all that is left. */
export function widthsOf(year: Cost, scale: number) {
  const [, build, ours] = stationsOf(year, scale) as [number, number, number]
  return { build, run: ours - build, others: 1e4 - ours }
}

/**
 * The amounts of each part, and of all of them.
 *
 * @param text with a range
 */
export function amountsOf(
  { build, run, others: { least, most } }: Cost,
  amountOf: (amount: number) => string,
  text: string,
) {
  const range = (before: number) => rangeIn(text, amountOf(before + least), amountOf(before + most))
  return { build: amountOf(build), run: amountOf(run), others: range(0), total: range(build + run) }
}
