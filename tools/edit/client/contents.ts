import type { Edit, Path, Place, State } from '../protocol.ts'
import { type Schema, schemaAt, schemaName } from '../schema.ts'
import { valueIn, withValue } from '../values.ts'
import { isIn, pathInFile, valueAt } from './places.ts'
import { getStore } from './store.ts'

// The content as it is in the files and as it was typed since.

/** The files of a language, also those that are new and not saved yet, which have a form, too. */
function filesIn({ code, files }: State['languages'][number]): string[] {
  const isNew = ({ language, path }: Edit) => language === code && path.length === 0
  const edits = getStore().unsaved.flatMap((each) => each.edits.filter(isNew))
  return [...edits.map(({ file }) => file), ...Object.keys(files)]
}

export function allFiles(): string[] {
  const { languages, schemas } = getStore().state!
  const order = Object.keys(schemas)
  return [...new Set(languages.flatMap(filesIn))].sort(
    (one, other) => order.indexOf(schemaName(one)) - order.indexOf(schemaName(other)),
  )
}

/** The languages that have a file. The first one also has what is not words. */
export const languagesOf = (file: string) =>
  getStore().state!.languages.filter((language) => filesIn(language).includes(file))

export const schemaOf = (file: string): Schema => getStore().state!.schemas[schemaName(file)]!

/** A place in each language that has the file, the first language first. */
export const placesOf = (file: string, path: Path = []): Place[] =>
  languagesOf(file).map(({ code }) => ({ language: code, file, path }))

/** The schema of a value, and whether it has to be there. */
export const schemaOfPlace = ({ file, path }: Omit<Place, 'language'>) =>
  schemaAt(schemaOf(file), originalAt(file), path)

/** A value of the first language as forms show it. */
export const originalAt = (file: string, path?: Path) => typedAt(placesOf(file, path)[0]!)

export const savedAt = (place: Place) => valueAt(getStore().state!, place)

/** A value as forms show it: what is saved, and what was typed since. */
export const typedAt = (place: Place): unknown =>
  getStore()
    .unsaved.flatMap(({ edits }) => edits)
    .reduce((value, edit) => {
      if (isIn(place, edit)) return valueIn(edit.value, place.path.slice(edit.path.length))
      if (!isIn(edit, place)) return value
      return withValue(value, edit.path.slice(place.path.length), edit.value)
    }, savedAt(place))

/** A list that a value is in, and the position of the value’s entry. */
export type Entry = { file: string; path: Path; at: number; count: number }

/** Where a text of the page is in the content, and the entries around it, the outermost first. */
export function locationOf(field: string): { place: Place; entries: Entry[] } | undefined {
  const [file = ''] = field.split('.')
  const path = pathInFile(field)
  const [first = getStore().state!.languages[0]!] = languagesOf(file)
  const value = first.files[file]
  const { part } = schemaAt(schemaOf(file), value, path)
  if (!part) return undefined
  const entries = path.flatMap((at, depth): Entry[] => {
    if (typeof at !== 'number') return []
    const list = path.slice(0, depth)
    return [{ file, path: list, at, count: valueIn(value, list).length }]
  })
  const sections = valueIn(value, ['sections'])
  if (Array.isArray(sections)) {
    // The heading of `stats` is `statsHeading`.
    const at = sections.findIndex((name) => String(path[0]).startsWith(name))
    if (at >= 0) entries.unshift({ file, path: ['sections'], at, count: sections.length })
  }
  const language = part.shared ? first.code : document.documentElement.lang
  return { place: { language, file, path }, entries }
}

export function savedText(field: string): string {
  const location = locationOf(field)
  return String((location && savedAt(location.place)) ?? '')
}
