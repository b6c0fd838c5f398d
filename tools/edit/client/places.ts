import type { Edit, Path, Place, State } from '../protocol.ts'
import { type Schema, schemaAt, schemaName } from '../schema.ts'
import { valueIn } from '../values.ts'

export const isGroup = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

export const fileOf = (state: State, language: string, file: string): unknown =>
  state.languages.find(({ code }) => code === language)?.files[file]

export const valueAt = (state: State, { language, file, path }: Place): unknown =>
  valueIn(fileOf(state, language, file), path)

/** The languages that have a file. The first one also has what is not words. */
export const languagesOf = (state: State, file: string) =>
  state.languages.filter(({ files }) => file in files)

export const schemaOf = (state: State, file: string): Schema => state.schemas[schemaName(file)]!

export const isSame = (one: unknown, other: unknown): boolean =>
  isGroup(one) && isGroup(other) && Array.isArray(one) === Array.isArray(other)
    ? [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
        isSame(one[key], other[key]),
      )
    : one === other

/** Identifies what an edit changes. */
export const keyOf = (edit: Edit) => [edit.language, [edit.file, ...edit.path].join('.')].join(' ')

/** Whether an edit changes the same as another one, or a part of it. */
export const isIn = (inner: Edit, outer: Edit) => `${keyOf(inner)}.`.startsWith(`${keyOf(outer)}.`)

/** The path in a field, such as `home.cards.0.title`. */
export const pathInFile = (field: string): Path =>
  field
    .split('.')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** A list that a value is in, and the position of the value’s entry. */
export type EntryOf = { path: Path; at: number; count: number }

/** Where a text of the page is in the content. */
export type Location = {
  place: Place
  /** From the outermost list to the innermost. */
  entries: EntryOf[]
}

/** @param field the file and the path in it, such as `home.hero.heading` */
export function locate(state: State, field: string, pageLanguage: string): Location | undefined {
  const [file = ''] = field.split('.')
  const path = pathInFile(field)
  const [first = state.languages[0]!] = languagesOf(state, file)
  const value = first.files[file]
  const { part } = schemaAt(schemaOf(state, file), value, path)
  if (!part) return undefined
  const entries = path.flatMap((at, depth): EntryOf[] => {
    const list = path.slice(0, depth)
    return typeof at === 'number' ? [{ path: list, at, count: valueIn(value, list).length }] : []
  })
  const sections = valueIn(value, ['sections'])
  if (Array.isArray(sections)) {
    // The heading of `stats` is `statsHeading`.
    const at = sections.findIndex((name) => String(path[0]).startsWith(name))
    if (at >= 0) entries.unshift({ path: ['sections'], at, count: sections.length })
  }
  const language = part.shared ? first.code : pageLanguage
  return { place: { language, file, path }, entries }
}
