import type { Edit, Path, Place, State } from '../protocol.ts'
import { partOf, type Schema, schemaName, variantOf } from '../schema.ts'

type Group = Record<string | number, unknown>

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null

export const valueIn = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Group | undefined)?.[key], value)

export const fileOf = (state: State, language: string, file: string): unknown =>
  state.languages.find(({ code }) => code === language)?.files[file]

export const valueAt = (state: State, { language, file, path }: Place): unknown =>
  valueIn(fileOf(state, language, file), path)

/** A value with another one at a path. `undefined` takes it out of its group. */
export function withValue(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to
  const changed = withValue(valueIn(value, [key]), rest, to)
  if (Array.isArray(value)) return value.toSpliced(Number(key), 1, changed)
  const { [key]: _, ...others } = (value ?? {}) as Group
  if (changed === undefined) return others
  // In its place, because forms show values in this order.
  return isGroup(value) && key in value
    ? { ...value, [key]: changed }
    : { ...others, [key]: changed }
}

export const isSame = (one: unknown, other: unknown): boolean =>
  isGroup(one) && isGroup(other) && Array.isArray(one) === Array.isArray(other)
    ? [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
        isSame(one[key], other[key]),
      )
    : one === other

/** Identifies what an edit changes. */
export const keyOf = (edit: Edit) =>
  'color' in edit
    ? `color ${edit.color}`
    : [edit.language, [edit.file, ...edit.path].join('.')].join(' ')

/** A list that a value is in, and the position of the value’s entry. */
export type EntryOf = { path: Path; at: number; count: number; schema: Schema }

/** Where a text of the page is in the content. */
export type Location = Place & {
  schema: Schema
  isRequired: boolean
  /** From the outermost list to the innermost. */
  entries: EntryOf[]
}

/** @param field the file and the path in it, such as `home.hero.heading` */
export function locate(state: State, field: string, pageLanguage: string): Location | undefined {
  const [file, ...keys] = field.split('.') as [string, ...string[]]
  const having = state.languages.filter(({ files }) => file in files)
  const first = having[0]?.code ?? state.languages[0]!.code
  let value = fileOf(state, first, file)
  let schema: Schema | undefined = state.schemas[schemaName(file)]
  let isRequired = true
  const path: Path = []
  const entries: EntryOf[] = []
  for (const name of keys) {
    if (!schema) return undefined
    const key = Array.isArray(value) ? Number(name) : name
    if (Array.isArray(value))
      entries.push({ path: [...path], at: Number(key), count: value.length, schema })
    isRequired = Array.isArray(value) || requires(schema, value, name)
    schema = partOf(schema, value, key)
    value = valueIn(value, [key])
    path.push(key)
  }
  const language = schema?.shared ? first : pageLanguage
  return schema && { language, file, path, schema, isRequired, entries }
}

/** Whether a group has to have a value. */
export const requires = (schema: Schema, value: unknown, key: string) =>
  variantOf(schema, value).required?.includes(key) ?? false
