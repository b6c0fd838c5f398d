import type { RJSFSchema } from '@rjsf/utils'
import type { Edit, Path, Place, Problem, State } from '../protocol.ts'
import type { Schema } from '../schema.ts'
import { type Result, save } from './changes.ts'
import { fileOf, isGroup, locate, valueAt, valueIn, withValue } from './places.ts'
import { formSchema, merge, split } from './side-by-side.ts'
import { getStore, update } from './store.ts'

/** A new entry of a list that needs other values than its copy. */
export type NewEntry = {
  place: Place
  at: number
  /** For the values that may not be the same as in another entry. */
  form: RJSFSchema
  value: unknown
}

export const limitsOf = ({ prefixItems, minItems, maxItems }: Schema) => ({
  min: prefixItems?.length ?? minItems ?? 0,
  max: prefixItems?.length ?? maxItems ?? Infinity,
})

/** The languages that have a file. The first one also has what is not words. */
export const languagesOf = (state: State, file: string) =>
  state.languages.filter(({ files }) => file in files)

/** Edits of a list in each language that has it: every language has the same entries. */
export function listEdits(
  place: Place,
  change: (list: unknown[], language: string) => unknown[],
): Edit[] {
  const state = getStore().state!
  return languagesOf(state, place.file).flatMap(({ code }) => {
    const own = { ...place, language: code }
    const was = valueAt(state, own)
    return Array.isArray(was) ? [{ ...own, was, value: change(was, code) }] : []
  })
}

/**
 * Adds a copy of an entry after it. If rules forbid a copy, such as two services with one address, asks for the
 * values that have to differ.
 */
export async function addEntry(place: Place, at: number): Promise<Result> {
  const copy = (list: unknown[]) => list.toSpliced(at + 1, 0, list[at])
  const result = await save(listEdits(place, copy), false)
  if (result.ok) return result
  const paths = result.problems.map((problem) => pathInEntry(problem, place, at + 1))
  if (paths.length > 0 && paths.every((path) => path?.length)) ask(place, at, paths as Path[])
  return result
}

/** Where in an entry a mistake is. */
export function pathInEntry({ at }: Problem, place: Place, index: number): Path | undefined {
  const entry = [...place.path, index]
  const isIn = at?.file === place.file && entry.every((key, step) => at.path[step] === key)
  return isIn ? at.path.slice(entry.length) : undefined
}

export const entrySchema = (state: State, place: Place, at: number) =>
  locate(state, [place.file, ...place.path, at].join('.'), place.language)!.schema

function ask(place: Place, at: number, paths: Path[]) {
  const state = getStore().state!
  const schema = entrySchema(state, place, at)
  const languages = languagesOf(state, place.file).map(({ code }) => code)
  const listIn = (language: string) => valueIn(fileOf(state, language, place.file), place.path)
  const list = merge(
    { type: 'array', items: schema },
    Object.fromEntries(languages.map((language) => [language, listIn(language)])),
  ) as unknown[]
  // To tell it apart, although it may be the same.
  const named = schema.properties?.title ? [['title'], ...paths] : paths
  const value = named.reduce<unknown>(
    (changed, path) =>
      withValue(
        changed,
        path,
        another(
          valueIn(list[at], path),
          list.map((each) => valueIn(each, path)),
        ),
      ),
    list[at],
  )
  const form = picked(formSchema(schema, languages), named)
  update({ newEntry: { place, at, form, value } })
}

/** The parts of a form that lead to some values. */
function picked(schema: RJSFSchema, paths: Path[]): RJSFSchema {
  if (paths.some((path) => path.length === 0)) return schema
  if (schema.items)
    return {
      ...schema,
      items: picked(
        schema.items as RJSFSchema,
        paths.map((path) => path.slice(1)),
      ),
    }
  const properties = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const inside = paths.filter(([first]) => first === key).map((path) => path.slice(1))
    return inside.length > 0 ? [[key, picked(part as RJSFSchema, inside)]] : []
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** A value like another one that is not among those that are taken. */
export function another(value: unknown, taken: unknown[]): unknown {
  if (isGroup(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        another(
          each,
          taken.map((other) => valueIn(other, [key])),
        ),
      ]),
    )
  const proposals =
    typeof value === 'number'
      ? [1, 2, 3, 4, 5, 6, 7, 8]
      : String(value).length < 3
        ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
        : [2, 3, 4, 5, 6, 7, 8, 9].map(
            (count) => `${value}${/^[a-z-]+$/.test(String(value)) ? '-' : ' '}${count}`,
          )
  return [...proposals].find((each) => !taken.includes(each)) ?? value
}

/** The mistakes in a new entry, if it is not added. */
export async function addNewEntry({ place, at }: NewEntry, value: unknown): Promise<Result> {
  const state = getStore().state!
  const schema = entrySchema(state, place, at)
  const languages = languagesOf(state, place.file).map(({ code }) => code)
  const added = (list: unknown[], language: string) =>
    list.toSpliced(at + 1, 0, split(schema, value, language, languages))
  const result = await save(listEdits(place, added), false)
  if (result.ok) update({ newEntry: undefined })
  return result
}
