import type { EntryFile } from '../build/content/entry-files.ts'
import { type Files, placeOf } from '../build/content/read-content.ts'
import { type Finding, fix, note } from './report.ts'

/**
 * Texts of a translation that are the same as in the first language, one finding for each file. A few may be
 * right (a name, a word that both languages share). If most are the same, the file is not translated yet.
 */
export function* untranslated(translation: Files, original: Files): Generator<Finding> {
  for (const [name, file] of translation) {
    const texts = [...textsWithWords(file.value)]
    const same = texts.filter(({ path, text }) => at(original.get(name)?.value, path) === text)
    if (same.length === 0) continue
    if (same.length > texts.length / 2) {
      const count = `${same.length} of ${texts.length}`
      yield fix(
        `Not translated yet: ${count} texts are the same as in the first language.`,
        file.file,
      )
      continue
    }
    const lines = same.map(({ path }) => `${file.lineOf(path)} (${placeOf(name, path)})`)
    yield note(
      `${same.length === 1 ? 'A text is' : `${same.length} texts are`} the same as in the first language. Translate, unless that is right.`,
      `${file.file}:${lines.join(', ')}`,
    )
  }
}

/** Markdown files that only one of two languages has: the pages are missing in the other. */
export function* missingEntries(
  translation: EntryFile[],
  original: EntryFile[],
): Generator<Finding> {
  const name = ({ kind, slug }: EntryFile) => `${kind}/${slug}.md`
  const there = translation.map(name)
  const missing = original.map(name).filter((each) => !there.includes(each))
  if (missing.length > 0)
    yield note(
      `Only in the first language: ${missing.join(', ')}.`,
      'The links to this language lead to the page that lists the others.',
    )
}

type Text = { path: PropertyKey[]; text: string }

/** All texts except those without words, such as `{founded}` or 02:14. */
function* textsWithWords(value: unknown, path: PropertyKey[] = []): Generator<Text> {
  if (typeof value === 'string') {
    if (/\p{L}{2}/u.test(value.replace(/\{\w+\}/g, ''))) yield { path, text: value }
  } else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value)
    for (const [key, each] of Object.entries(value))
      yield* textsWithWords(each, [...path, isList ? Number(key) : key])
  }
}

const at = (value: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  )
