import { filledByPages } from '../../../src/content/parts.ts'
import type { Offer } from '../../../src/content/pricing.ts'
import { amountIn } from '../../../src/lib/format.ts'
import { yearOf } from '../../../src/pages/pricing/first-year/year.ts'

// biome-ignore lint/suspicious/noExplicitAny: not checked yet
type Raw = Record<string, any>

/**
 * The values of names in braces: every fact, the brand, what the prices add up to, and the numbers of services, steps
 * and values as words.
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
  Object.assign(values, pricesFrom(raw))
  const counted: Record<string, unknown> = {
    services,
    steps: raw['services-page']?.process?.steps,
    values: about?.values?.items,
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

/** What a first year costs at least and at most, to the nearest hundred, and the hours that it takes a client's team. */
function pricesFrom({ pricing, facts, site }: Raw): Record<string, string> {
  const { offers, firstYear } = pricing ?? {}
  // A file with mistakes is reported by its schema.
  try {
    const years = (offers as Offer[]).map(yearOf)
    const rounded = (amount: number) =>
      amountIn(site.locale, facts.currency, Math.round(amount / 100) * 100)
    const own = ({ build, run }: (typeof years)[0]) => build + run
    return {
      firstYearLeast: rounded(Math.min(...years.map((year) => own(year) + year.others.least))),
      firstYearMost: rounded(Math.max(...years.map((year) => own(year) + year.others.most))),
      teamHours: String(firstYear.earned.team),
    }
  } catch {
    return {}
  }
}

/** @param name in braces */
export function unknownName(name: string, values: Record<string, string>): string {
  const known = Object.keys(values).map((one) => `{${one}}`)
  return `contains ${name}, which is not a fact. Use one of ${known.join(', ')}.`
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Replaces `{founded}` and the like in every text of a value.
 *
 * @param refuse is called with the path and a message for each unknown name
 */
export function fillIn(
  value: unknown,
  values: Record<string, string>,
  refuse: (path: PropertyKey[], message: string) => void,
  path: PropertyKey[] = [],
): unknown {
  const inside = (item: unknown, key: PropertyKey) => fillIn(item, values, refuse, [...path, key])
  if (Array.isArray(value)) return value.map(inside)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(item, key)]))
  if (typeof value !== 'string') return value
  if (/[{}]/.test(value.replace(/\{[^{}]*\}/g, '')))
    refuse(path, 'has a brace without its pair. Braces are only for facts, like {founded}.')
  return value.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    if (Object.hasOwn(values, name)) return values[name]!
    if (filledByPages.has(name)) return whole
    refuse(path, unknownName(whole, values))
    // Without braces, so that the schema does not report it again.
    return name
  })
}
