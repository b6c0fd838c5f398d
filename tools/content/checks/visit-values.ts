import type { z } from 'zod'
import { entryOf, fieldOf, inner } from '../files/translation.ts'

type Visit = (
  path: PropertyKey[],
  value: unknown,
  /** What its schema says of it. */
  meta: Record<string, unknown>,
  set: (value: unknown) => void,
) => void

/** Calls a function with each value that is no list or group, and the keys that lead to it. */
export function visitValues(
  group: unknown,
  schema: z.ZodType | undefined,
  visit: Visit,
  path: PropertyKey[] = [],
) {
  for (const [name, value] of Object.entries(group ?? {})) {
    const key = Array.isArray(group) ? Number(name) : name
    const place = [...path, key]
    const own =
      schema &&
      (typeof key === 'number' ? entryOf(schema, value, key) : fieldOf(schema, group, key))
    if (typeof value === 'object') visitValues(value, own, visit, place)
    else
      visit(place, value, (own && inner(own).meta()) ?? {}, (changed) =>
        Object.assign(group as object, { [key]: changed }),
      )
  }
}
