import { hoursBefore, hoursOf, paidBy } from '../../src/content/plan.ts'
import type { Offer } from '../../src/content/pricing.ts'
import { fill } from '../../src/lib/fill.ts'
import { amountIn } from '../../src/lib/format.ts'
import { yearOf } from '../../src/pages/pricing/first-year/year.ts'

// biome-ignore lint/suspicious/noExplicitAny: not checked yet
type Raw = Record<string, any>

/**
 * The values of names in braces: every fact, the brand, what the prices add up to, and the numbers of services, steps,
 * values and questions as words.
 */
export function valuesFor(raw: Raw): Record<string, string> {
  const { facts, site, services, about } = raw
  const values: Record<string, string> = {}
  // A file of the wrong kind is reported by its schema.
  const isObject = typeof facts === 'object' && !Array.isArray(facts)
  for (const [name, value] of Object.entries(isObject ? facts : {}))
    if (typeof value !== 'object') values[name] = String(value)
  // A wrong brand is one mistake, not one for each text with its name.
  values.brand = String(site?.brand)
  for (const valuesFrom of [pricesFrom, planFrom])
    try {
      Object.assign(values, valuesFrom(raw))
    } catch {
      // A file that is missing, or has mistakes, which its schema reports.
    }
  const counted: Record<string, unknown> = {
    services,
    steps: raw['services-page']?.process?.steps,
    values: about?.values?.items,
    questions: Object.keys(raw['before-you-sign']?.questions ?? {}),
  }
  for (const [name, list] of Object.entries(counted)) {
    if (!Array.isArray(list)) continue
    const word = String(site?.numbers?.[list.length - 1] ?? list.length)
    values[name] = word
    // `{Services}` starts a sentence.
    values[capitalized(name)] = capitalized(word)
  }
  return values
}

/**
 * What a first year costs at least and at most, to the nearest hundred; what a client has paid for the first service by
 * week twelve, which is half of the build price and three months; and the hours that it takes the client's team.
 */
function pricesFrom({ pricing, facts, site }: Raw): Record<string, string> {
  const offers: Offer[] = pricing.offers
  const years = offers.map(yearOf)
  const amountOf = (amount: number) => amountIn(site.locale, facts.currency, amount)
  const rounded = (amount: number) => amountOf(Math.round(amount / 100) * 100)
  const own = ({ build, run }: (typeof years)[0]) => build + run
  return {
    firstYearLeast: rounded(Math.min(...years.map((year) => own(year) + year.others.least))),
    firstYearMost: rounded(Math.max(...years.map((year) => own(year) + year.others.most))),
    paidByWeekTwelve: amountOf(offers[0]!.build / 2 + 3 * offers[0]!.monthly),
    teamHours: String(pricing.firstYear.earned.team),
  }
}

/** What the plan adds up to: hours of the client's team, and amounts. */
function planFrom({ plan, pricing, facts, site }: Raw): Record<string, string> {
  const before = hoursBefore(plan.parts)
  const hours = {
    teamHoursBefore: String(before),
    teamHoursAfter: String(hoursOf(plan.parts) - before),
  }
  const offer = (pricing?.offers as Offer[] | undefined)?.find(
    ({ service }) => service === plan.service,
  )
  const amounts = Object.entries(offer ? paidBy(offer, plan.months) : {}).map(([name, amount]) => [
    name,
    amountIn(site.locale, facts.currency, amount),
  ])
  return { ...hours, ...Object.fromEntries(amounts) }
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Replaces `{founded}` and the like in every text of a value. The schema refuses names that are left. */
export function fillIn(value: unknown, values: Record<string, string>): unknown {
  if (typeof value === 'string') return fill(value, values)
  if (Array.isArray(value)) return value.map((item) => fillIn(item, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, values)]))
}
