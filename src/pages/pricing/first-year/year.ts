import type { Offer } from '../../../content/pricing.ts'
import { dataAttribute } from '../../../lib/data-attribute.ts'
import { fill } from '../../../lib/fill.ts'
import { amountIn, numberWriter } from '../../../lib/format.ts'

export type Priced = Pick<Offer, 'service' | 'build' | 'monthly' | 'volume' | 'othersMonthly'>

/** What a visitor may enter as the cases a month. */
export const acceptedVolume = { min: 1, max: 1_000_000, whole: true }

const months = 12

export const parts = ['build', 'run', 'others'] as const
type Part = (typeof parts)[number]

/** What the script changes in the drawing. */
export const marks = {
  part: dataAttribute<Part | 'most' | 'rail'>('data-part'),
  space: dataAttribute<Part>('data-width'),
  amount: dataAttribute<Part | 'total'>('data-amount'),
  note: dataAttribute('data-note'),
  needs: dataAttribute('data-needs'),
  earned: dataAttribute('data-earned'),
}

/** What is paid in an offer's first year, in cents, which make sums exact. */
export type Year = { build: number; run: number; others: { least: number; most: number } }

/** @param cases a month; those beyond the included ones have a price each */
export function yearOf(offer: Omit<Priced, 'service'>, cases = offer.volume?.included): Year {
  const { build, monthly, volume, othersMonthly = { least: 0, most: 0, grows: false } } = offer
  const beyond = volume ? Math.max(0, cases! - volume.included) * Math.round(volume.each * 100) : 0
  const ofOthers = (amount: number) => {
    const year = months * amount * 100
    return othersMonthly.grows && volume ? Math.round((year * cases!) / volume.included) : year
  }
  return {
    build: build * 100,
    run: months * (monthly * 100 + beyond),
    others: { least: ofOthers(othersMonthly.least), most: ofOthers(othersMonthly.most) },
  }
}

/** The greatest total of some years, which is as wide as the drawing. */
export const scaleOf = (years: Year[]) =>
  Math.max(...years.map(({ build, run, others }) => build + run + others.most))

/** Where each part of the drawing starts and ends, in hundredths of a percent. The last is what others charge at most. */
function stationsOf({ build, run, others }: Year, scale: number) {
  const ours = build + run
  return [0, build, ours, ours + others.least, ours + others.most].map((cents) =>
    Math.round((1e4 * cents) / scale),
  )
}

/**
 * Texts with what they say; what an hour costs unless the visitor has said so; and the hours of the client's team, in
 * all until week twelve, and then each week.
 */
export type Earned = Record<'hours' | 'within' | 'later', string> &
  Record<'cost' | 'team' | 'weekly', number>

/** Hours a week that a line takes over. */
export type Week = { service: string; hours: number; cost?: number | undefined; whose: string }

/** Which month it is by whose end the hours have earned back the year's price and the team's own, in words. */
export function earnedBy(
  { hours, cost, whose }: Week,
  { build, run, others }: Year,
  earned: Earned,
  { locale, currency, line }: Record<'locale' | 'currency' | 'line', string>,
) {
  const each = cost ?? earned.cost
  // In the first four weeks, a line takes half of the cases: two weeks' hours are missing.
  const toEarn =
    (build + run + others.most) / 100 / each + earned.team - 12 * earned.weekly + 2 * hours
  const left = hours - earned.weekly
  const month = left > 0 ? Math.ceil(((toEarn / left) * months) / 52) : months + 1
  const inHours = numberWriter(locale, {
    ...{ style: 'unit', unit: 'hour', unitDisplay: 'long' },
    maximumFractionDigits: hours < 5 ? 1 : 0,
  })
  const price = amountIn(locale, currency, each, each % 1 ? 2 : 0)
  const answer = month <= months ? fill(earned.within, { month }) : earned.later
  return `${answer} ${fill(earned.hours, { whose, line, hours: inHours(hours), cost: price })}`
}

/** The lines of the drawing. The rail is the first, below all others. */
export function endsOf(year: Year, scale: number) {
  const stations = stationsOf(year, scale).map((station) => `${station / 100}%`)
  const lines = [...parts, 'most' as const].map((part, index) => {
    return { part, x1: stations[index]!, x2: stations[index + 1]! }
  })
  return [{ part: 'rail' as const, x1: '0%', x2: stations.at(-1)! }, ...lines]
}

/** How wide the space for each amount is: that of its part, and for the last one all that is left. */
export function widthsOf(year: Year, scale: number) {
  const [, build, ours] = stationsOf(year, scale) as [number, number, number]
  return { build, run: ours - build, others: 1e4 - ours }
}

/** The amounts of each part, and of all of them. */
export function amountsOf(
  { build, run, others: { least, most } }: Year,
  amountOf: (amount: number) => string,
  rangeOf: (least: string, most: string) => string,
) {
  const range = (before: number) => {
    const [from, to] = [least, most].map((cents) => amountOf((before + cents) / 100))
    return from === to ? to! : rangeOf(from!, to!)
  }
  return {
    build: amountOf(build / 100),
    run: amountOf(run / 100),
    others: range(0),
    total: range(build + run),
  }
}
