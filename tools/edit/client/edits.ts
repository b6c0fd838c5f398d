import { readTyped, showInvisible } from '../invisible.ts'
import type { Edit, Path, Place } from '../protocol.ts'
import { type Schema, schemaAt } from '../schema.ts'
import { valueIn, withValue } from '../values.ts'
import { placesOf, savedAt, schemaOfPlace, typedAt } from './contents.ts'
import { isGroup, isIn, isSame } from './places.ts'
import { unsavedOf } from './store.ts'

/** Edits of values, also if they are as they were. Inside of something that is not saved yet: of that as a whole. */
function editsOf(places: Place[], valueFor: (place: Place) => unknown): Edit[] {
  const edits =
    unsavedOf(places)?.edits ?? places.map((place): Edit => ({ ...place, was: savedAt(place) }))
  return edits.map((edit) => {
    const place = places.find((each) => isIn(each, edit))
    if (!place) return edit
    const inside = place.path.slice(edit.path.length)
    return { ...edit, value: withValue(edit.value, inside, valueFor(place)) }
  })
}

/**
 * Edits of a value that was typed or chosen. What is empty is left out, if that is possible; no translation has what
 * the first language leaves out.
 */
export function editsTo(place: Place, value: unknown): Edit[] {
  const isEmpty = value === undefined || value === '' || value === null || value === false
  if (!isEmpty) return editsOf([place], () => value)
  if (schemaOfPlace(place).isRequired) return editsOf([place], () => value ?? '')
  const places = placesOf(place.file, place.path)
  return editsOf(place.language === places[0]!.language ? places : [place], () => undefined)
}

/** Edits of a group or list in each language: translations have the same ones, with their own words. */
export function groupEdits(file: string, path: Path, value: unknown): Edit[] {
  const places = placesOf(file, path)
  const { part } = schemaOfPlace({ file, path })
  return editsOf(places, (place) =>
    place === places[0] ? value : translated(part, value, typedAt(place)),
  )
}

/** Edits of a list in each language that has it: every language has the same entries. */
export const listEdits = (
  file: string,
  path: Path,
  change: (list: unknown[]) => unknown[],
  read = typedAt,
) =>
  editsOf(placesOf(file, path), (place) => {
    const list = read(place)
    return Array.isArray(list) ? change(list) : list
  })

/** A value of the first language for a translation: without what is shared, and with the translation’s own words. */
function translated(schema: Schema | undefined, value: unknown, words: unknown): unknown {
  if (value === undefined || !schema || schema.shared) return undefined
  if (!isGroup(value)) return typeof words === 'string' ? words : ''
  const part = (key: string | number) =>
    translated(schemaAt(schema, value, [key]).part, value[key], valueIn(words, [key]))
  if (Array.isArray(value)) return value.map((_, at) => part(at))
  const parts = Object.keys(value).map((key) => [key, part(key)] as const)
  const known = parts.filter(([, each]) => each !== undefined)
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

const mapTexts = (value: unknown, change: (text: string) => string, key: string | number = '') => {
  if (value === undefined) return undefined
  const json = JSON.stringify({ [key]: value })
  const changed = JSON.parse(json, (key, each) =>
    typeof each === 'string' && key !== 'body' ? change(each) : each,
  )
  return changed[key]
}

/** A value with texts in which one can see all characters. */
export const withVisible = (value: unknown, key?: string | number) =>
  mapTexts(value, showInvisible, key)

/** As it is to be in the file: without spaces around texts. */
export function readEdit(edit: Edit): Edit {
  const read = (text: string) => readTyped(text, edit.was)
  return { ...edit, value: mapTexts(edit.value, read, edit.path.at(-1)) }
}

export const isChanged = (edit: Edit) => !isSame(edit.was, readEdit(edit).value)

/** Whether something new still has empty texts, so that it is not worth sending. */
export const isUnfinished = (edits: Edit[]) =>
  edits.some(
    ({ value, was }) =>
      isGroup(value) && (isSame(value, []) ? was === undefined : hasEmptyText(value)),
  )

const hasEmptyText = (value: unknown): boolean =>
  value === '' || (isGroup(value) && Object.values(value).some(hasEmptyText))
