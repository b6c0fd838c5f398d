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
  part: dataAttribute<Part | 'most' | 'rail' | 'earned'>('data-part'),
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

/** Texts with what they say, and what an hour costs unless the visitor has said so. */
export type Earned = Record<'hours' | 'within' | 'later', string> & { cost: number }

/** Hours a week that a line takes over. */
export type Week = { service: string; hours: number; cost?: number | undefined; whose: string }

/** The month in which the hours have earned the year's price, if it is one of the first year, and the words for it. */
export function earnedBy(
  { hours, cost, whose }: Week,
  { build, run, others }: Year,
  earned: Earned,
  { locale, currency, line }: Record<'locale' | 'currency' | 'line', string>,
) {
  const each = cost ?? earned.cost
  const month = Math.ceil(((build + run + others.most) * months) / (hours * each * 100 * 52))
  const inHours = numberWriter(locale, {
    ...{ style: 'unit', unit: 'hour', unitDisplay: 'long' },
    maximumFractionDigits: hours < 5 ? 1 : 0,
  })
  const price = amountIn(locale, currency, each, each % 1 ? 2 : 0)
  const isWithin = month <= months
  const words = fill(earned.hours, { whose, line, hours: inHours(hours), cost: price })
  return {
    month: isWithin ? month : undefined,
    text: `${words} ${isWithin ? fill(earned.within, { month }) : earned.later}`,
  }
}

/**
 * The lines of the drawing. The rail is the first, below all others.
 *
 * @param month at its end is the mark for what is earned back
 */
export function endsOf(year: Year, scale: number, month?: number) {
  const stations = stationsOf(year, scale).map((station) => `${station / 100}%`)
  const lines = [...parts, 'most' as const].map((part, index) => {
    return { part, x1: stations[index]!, x2: stations[index + 1]! }
  })
  const earned = (100 * (year.build + (year.run * (month ?? 0)) / months)) / scale
  const x = `${Math.round(earned * 100) / 100}%`
  return [
    { part: 'rail' as const, x1: '0%', x2: stations.at(-1)! },
    ...lines,
    { part: 'earned' as const, x1: x, x2: x, visibility: month ? 'visible' : 'hidden' },
  ]
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
