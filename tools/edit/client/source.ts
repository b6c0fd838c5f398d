import type { FileName } from '../../../content/schema/index.ts'
import type { FormField } from '../forms.ts'
import type { Path, State } from '../protocol.ts'
import { valueAt } from './location.ts'
import { addEntry, conflictMessage, getStore, perform } from './store.ts'

/** Where the fields of a form get their values and put them: a content file, or a group that is not in it yet. */
export type Source = {
  /** Codes and names. The first one also has the values that are not words. */
  languages: { code: string; name: string }[]
  value(language: string, path: Path): unknown
  /**
   * @param base the value that was in the field before it was changed
   * @returns why it is refused, and whether because it was changed elsewhere; empty if it is not
   */
  set(language: string, path: Path, value: unknown, base: unknown): Promise<Refusal>
  move(path: Path, from: number, to: number): Promise<Refusal>
  remove(path: Path, at: number): Promise<Refusal>
  add(path: Path, copyOf: number): Promise<Refusal>
  /** Puts another group in place of one, or leaves it out. Not for groups that are not in the file yet. */
  replace?(path: Path, values: Record<string, unknown>): Promise<Refusal>
}

/** `now` is the value in the file if it was changed elsewhere. */
export type Refusal = { message: string; changedElsewhere?: boolean; now?: unknown }

const accepted: Refusal = { message: '' }

/** @param state what the panel shows */
export function fileSource(state: State, file: FileName): Source {
  const first = state.languages[0]!.code
  const value = (language: string, path: Path) => valueAt(state, language, file, path)
  const make = async (change: Parameters<typeof perform>[0]): Promise<Refusal> => {
    const result = await perform(change)
    return result.ok ? accepted : result
  }
  const place = (path: Path) => ({ language: first, file, path })
  return {
    languages: state.languages,
    value,
    async set(language, path, to, base) {
      const refusal = await make({ kind: 'set', language, file, path, was: base, value: to })
      if (!refusal.changedElsewhere) return refusal
      const now = valueAt(getStore().state!, language, file, path)
      return { ...refusal, message: conflictMessage(now), now }
    },
    move: (path, from, to) =>
      make({ kind: 'move', ...place(path), from, to, was: value(first, [...path, from]) }),
    remove: (path, at) =>
      make({ kind: 'remove', ...place(path), at, was: value(first, [...path, at]) }),
    add: async (path, copyOf) => ({ message: (await addEntry(place(path), copyOf)) ?? '' }),
    replace: (path, values) =>
      make({ kind: 'replace', ...place(path), was: value(first, path), values }),
  }
}

/** Values by language that are not in a file yet. */
export type Draft = Record<string, unknown>

export function draftSource(
  languages: Source['languages'],
  draft: Draft,
  setDraft: (draft: Draft) => void,
): Source {
  const change = (path: Path, changed: (list: unknown[]) => unknown[]) => {
    setDraft(
      Object.fromEntries(
        Object.entries(draft).map(([language, value]) => {
          const list = at(value, path)
          return [language, Array.isArray(list) ? withValue(value, path, changed(list)) : value]
        }),
      ),
    )
    return Promise.resolve(accepted)
  }
  return {
    languages,
    value: (language, path) => at(draft[language], path),
    set(language, path, value) {
      setDraft({ ...draft, [language]: withValue(draft[language], path, value) })
      return Promise.resolve(accepted)
    },
    move: (path, from, to) =>
      change(path, (list) => list.toSpliced(from, 1).toSpliced(to, 0, list[from])),
    remove: (path, index) => change(path, (list) => list.toSpliced(index, 1)),
    add: (path, copyOf) => change(path, (list) => list.toSpliced(copyOf + 1, 0, list[copyOf])),
  }
}

const at = (value: unknown, path: Path) =>
  path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | undefined)?.[key],
    value,
  )

function withValue(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to
  const part = (value as Record<string | number, unknown> | undefined)?.[key]
  const changed = withValue(part, rest, to)
  if (Array.isArray(value)) return value.with(Number(key), changed)
  return { ...(value as object), [key]: changed }
}

/**
 * An empty value for a form: what it must have, so that the fields can be filled in.
 *
 * @param wordsOnly whether it is for a translation, which has no values that are the same in every language
 */
export function emptyValue(form: FormField, wordsOnly: boolean): unknown {
  switch (form.kind) {
    case 'number':
      return form.min ?? 0
    case 'choice':
      return form.options[0]
    case 'line':
      return 1
    case 'list':
      return Array.from({ length: Math.max(1, form.min) }, () => emptyValue(form.entry, wordsOnly))
    case 'named':
      return {}
    case 'group':
      return Object.fromEntries(
        Object.entries(form.fields)
          .filter(([, field]) => !field.optional && !(wordsOnly && field.shared))
          .map(([key, field]) => [key, emptyValue(field, wordsOnly)]),
      )
    case 'variants':
      return emptyValue(Object.values(form.variants)[0]!, wordsOnly)
    default:
      return ''
  }
}
