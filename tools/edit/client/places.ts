import type { Path, Place, State } from '../protocol.ts'
import { valueIn } from '../values.ts'

export const isGroup = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

export const isSame = (one: unknown, other: unknown): boolean =>
  isGroup(one) && isGroup(other) && Array.isArray(one) === Array.isArray(other)
    ? [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
        isSame(one[key], other[key]),
      )
    : one === other

export const valueAt = ({ languages }: State, { language, file, path }: Place): unknown =>
  valueIn(languages.find(({ code }) => code === language)?.files[file], path)

/** The file and the path in it, such as `home.cards.0.title`. */
export const fieldOf = ({ file, path }: Omit<Place, 'language'>) => [file, ...path].join('.')

/** The path in a field. */
export const pathInFile = (field: string): Path =>
  field
    .split('.')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))

export const keyOf = (place: Place) => `${place.language} ${fieldOf(place)}`

/** Whether a key or path, with dots, is the same as another one or inside of it. */
export const isInside = (inner: string, outer: string) => `${inner}.`.startsWith(`${outer}.`)

export const isIn = (inner: Place, outer: Place) => isInside(keyOf(inner), keyOf(outer))
