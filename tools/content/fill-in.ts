import { fill } from '../../src/lib/fill.ts'

/** Replaces `{founded}` and the like in every text of a value. The schema refuses names that are left. */
export function fillIn(value: unknown, values: Record<string, string>): unknown {
  if (typeof value === 'string') return fill(value, values)
  if (Array.isArray(value)) return value.map((item) => fillIn(item, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, values)]))
}
