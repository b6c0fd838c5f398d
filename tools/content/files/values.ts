import type { RawContent } from '../../../src/content/page.ts'
import { fill } from '../../../src/lib/fill.ts'
import { amountIn } from '../../../src/lib/format.ts'
import { kinds } from '../../../src/site.ts'

/** The values of names in braces: every fact, the brand, and what the kinds of pages give. Numbers of things are words. */
export function valuesOf(files: RawContent['files']): Record<string, string> {
  const { facts, site } = files
  // A wrong brand is one problem, not one for each text with its name.
  const values: Record<string, string> = { brand: String(site?.brand) }
  const set = (name: string, value: () => unknown) => {
    try {
      values[name] = String(value())
    } catch {
      // Something is missing or wrong, which its schema reports.
    }
  }
  const setCount = (name: string, list: () => unknown[]) => {
    const word = () => String(site.numbers[list().length - 1] ?? list().length)
    set(name, word)
    // `{Services}` starts a sentence.
    set(capitalized(name), () => capitalized(word()))
  }
  const isObject = typeof facts === 'object' && !Array.isArray(facts)
  for (const [name, value] of Object.entries(isObject ? facts : {}))
    if (typeof value !== 'object') set(name, () => value)
  setCount('services', () => files.services)
  const money = (amount: number) => amountIn(site.locale, facts.currency, amount)
  for (const [name, { file = name, values: given = {}, counts = {} }] of Object.entries(kinds)) {
    const own = files[file] as never
    for (const [value, from] of Object.entries(given)) set(value, () => from(own, { files, money }))
    for (const [things, listOf] of Object.entries(counts)) setCount(things, () => listOf(own))
  }
  return values
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Replaces `{founded}` and the like in every text of a value. The schema refuses names that are left. */
export function fillIn(value: unknown, values: Record<string, string>): unknown {
  if (typeof value === 'string') return fill(value, values)
  if (Array.isArray(value)) return value.map((item) => fillIn(item, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, values)]))
}
