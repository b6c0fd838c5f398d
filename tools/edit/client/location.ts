import type { FileName } from '../../../content/schema/index.ts'
import type { FormField } from '../forms.ts'
import type { Path, State } from '../protocol.ts'

/** A list that a value is in, and the value's entry there. */
export type EntryOf = { path: Path; at: number; count: number; form: FormField & { kind: 'list' } }

/** Where a text of the page is in the content. */
export type Location = {
  file: FileName
  path: Path
  form: FormField
  /** The language that has the value: that of the page, or the first one if it is shared. */
  language: string
  /** From the outermost list to the innermost. */
  entries: EntryOf[]
}

export const valueAt = (state: State, language: string, file: FileName, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | undefined)?.[key],
    state.languages.find(({ code }) => code === language)?.files[file],
  )

/** @param field the file and the path in it, such as `home.hero.heading` */
export function locate(state: State, field: string, pageLanguage: string): Location | undefined {
  const [file, ...keys] = field.split('.') as [FileName, ...string[]]
  const first = state.languages[0]!.code
  let form: FormField | undefined = state.forms[file]
  const path: Path = []
  const entries: EntryOf[] = []
  for (const key of keys) {
    if (!form) return undefined
    const value = valueAt(state, first, file, path)
    if (form.kind === 'list') {
      const count = (value as unknown[] | undefined)?.length ?? 0
      entries.push({ path: [...path], at: Number(key), count, form })
      path.push(Number(key))
    } else path.push(key)
    form = partOf(form, value, key)
  }
  return form && { file, path, form, language: form.shared ? first : pageLanguage, entries }
}

/** The form of one of the values in a list or group. */
export function partOf(form: FormField, value: unknown, key: string): FormField | undefined {
  if (form.kind === 'list' || form.kind === 'named') return form.entry
  if (form.kind === 'group') return form.fields[key]
  if (form.kind !== 'variants') return undefined
  const variant = form.variants[String((value as Record<string, unknown> | undefined)?.[form.by])]
  return variant && partOf(variant, value, key)
}

/** Whether a form is of a list or group. */
export const hasParts = ({ kind }: FormField) =>
  ['group', 'variants', 'list', 'named'].includes(kind)

/** The values in a list or group. Those that are left out are included. */
export function partsOf(
  form: FormField,
  value: unknown,
): { key: string | number; form: FormField }[] {
  if (form.kind === 'list')
    return ((value ?? []) as unknown[]).map((_, key) => ({ key, form: form.entry }))
  if (form.kind === 'named')
    return Object.keys((value ?? {}) as object).map((key) => ({ key, form: form.entry }))
  if (form.kind === 'group')
    return Object.entries(form.fields).map(([key, form]) => ({ key, form }))
  if (form.kind !== 'variants') return []
  const variant = form.variants[String((value as Record<string, unknown> | undefined)?.[form.by])]
  return variant ? partsOf(variant, value).filter(({ key }) => key !== form.by) : []
}

/** The path in the place of a problem, such as `services[2].title`. */
export const pathOf = (place: string): Path =>
  [...place.matchAll(/\[(\d+)\]|\.([^.[\]]+)/g)].map(([, position, key]) =>
    position === undefined ? key! : Number(position),
  )
