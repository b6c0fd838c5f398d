import type { Path } from './place.ts'

// biome-ignore lint/suspicious/noExplicitAny: any content
type Raw = any

export const valueIn = (value: Raw, path: Path): Raw =>
  path.reduce(
    (part, key) =>
      typeof part === 'object' && part && Object.hasOwn(part, key) ? part[key] : undefined,
    value,
  )

/** Each value in a value, with its path. */
export function* partsOf(value: Raw, path: Path = []): Generator<{ path: Path; value: Raw }> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value))
    yield* partsOf(part, [...path, Array.isArray(value) ? Number(key) : key])
}
