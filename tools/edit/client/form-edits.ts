import { ErrorSchemaBuilder } from '@rjsf/utils'
import type { Edit, Path, State } from '../protocol.ts'
import { partOf, type Schema, schemaName } from '../schema.ts'
import { languagesOf } from './entries.ts'
import { fileOf, requires, valueAt, valueIn, withValue } from './places.ts'
import { contentPath, isWords, merge, split } from './side-by-side.ts'
import type { Unsaved } from './store.ts'

export const codesOf = (state: State, file: string) =>
  languagesOf(state, file).map(({ code }) => code)

export const schemaOf = (state: State, file: string): Schema => state.schemas[schemaName(file)]!

const editsIn = (unsaved: Unsaved[], file: string) =>
  unsaved.flatMap(({ edits }) =>
    edits.flatMap((edit) => ('color' in edit || edit.file !== file ? [] : [edit])),
  )

/** What a file’s form shows: what is saved, and what was typed since. */
export function formValue(state: State, unsaved: Unsaved[], file: string): unknown {
  const edits = editsIn(unsaved, file)
  const values = codesOf(state, file).map((code) => {
    const own = edits.filter(({ language }) => language === code)
    const saved = fileOf(state, code, file)
    return [code, own.reduce((value, edit) => withValue(value, edit.path, edit.value), saved)]
  })
  return merge(schemaOf(state, file), Object.fromEntries(values))
}

/** Edits of the value at a path of a file’s form, in each language that has it, also if it is as it was. */
export function editsAt(
  state: State,
  unsaved: Unsaved[],
  file: string,
  form: unknown,
  at: Path,
): Edit[] {
  const languages = codesOf(state, file)
  const schema = schemaOf(state, file)
  let { path, language } = contentPath(schema, form, at, languages)
  // Inside of something that is not saved yet: that as a whole.
  const outer = editsIn(unsaved, file).find(
    (edit) =>
      edit.path.length < path.length && edit.path.every((key, index) => key === path[index]),
  )
  if (outer) [path, language] = [outer.path, undefined]
  const { part, isRequired } = schemaAt(schema, form, path)
  return languages
    .filter((code) => !language || code === language)
    .flatMap((code) => {
      const place = { language: code, file, path }
      const was = valueAt(state, place)
      const typed = split(part, valueIn(form, path), code, languages)
      const isNone =
        typed === undefined ||
        typed === '' ||
        typed === null ||
        (typed === false && part?.type === 'boolean')
      const isOwn = code === languages[0] || !part?.shared
      const value = isNone ? (isRequired && isOwn ? (typed ?? '') : undefined) : typed
      return value === undefined && was === undefined ? [] : [{ ...place, was, value }]
    })
}

/** The schema of the value at a path of the content, and whether it can be left out. */
export function schemaAt(schema: Schema, value: unknown, path: Path) {
  let part: Schema | undefined = schema
  let inside = value
  let isRequired = true
  for (const key of path) {
    isRequired = Array.isArray(inside) || (!!part && requires(part, inside, String(key)))
    part = part && partOf(part, inside, key)
    inside = valueIn(inside, [key])
  }
  return { part, isRequired }
}

/** What is wrong, at its places in a form. */
export function errorsIn(
  problems: { path: Path; language: string; message: string }[],
  schema: Schema,
  value: unknown,
  languages: string[],
) {
  const errors = new ErrorSchemaBuilder()
  for (const { path, language, message } of problems) {
    const { part } = schemaAt(schema, value, path)
    const isOneOfSeveral = part && isWords(part, languages)
    errors.addErrors(message, [...path, ...(isOneOfSeveral ? [language] : [])])
  }
  return errors.ErrorSchema
}

/** What is wrong in a file: each mistake at its place, or else where the edit is that was refused. */
export function problemsIn(unsaved: Unsaved[], file: string) {
  return unsaved.flatMap(({ edits, problems, message }) => {
    const [edit] = edits
    if (!message || !edit || 'color' in edit || edit.file !== file) return []
    const inside = problems.flatMap(({ at, message }) =>
      at?.file === file ? [{ ...at, message: `This ${message}` }] : [],
    )
    return inside.length > 0 ? inside : [{ ...edit, message }]
  })
}
