import type { Path } from './protocol.ts'

// biome-ignore lint/suspicious/noExplicitAny: any content
export type Raw = any

export const valueIn = (value: Raw, path: Path): Raw =>
  path.reduce(
    (part, key) =>
      typeof part === 'object' && part && Object.hasOwn(part, key) ? part[key] : undefined,
    value,
  )

/** A value with another one at a path. `undefined` takes it out of its group or list. */
export function withValue(all: Raw, [key, ...path]: Path, value: unknown): Raw {
  if (key === undefined) return value
  const group = all ?? (typeof key === 'number' ? [] : {})
  const part = withValue(valueIn(group, [key]), path, value)
  if (Array.isArray(group))
    return group.toSpliced(Number(key), 1, ...(part === undefined ? [] : [part]))
  const { [key]: _, ...others } = group
  return part === undefined ? others : { ...group, [key]: part }
}
