import { type Files, placeOf } from '../build/content/read-content.ts'
import { type Finding, note } from './report.ts'

/** Texts of a translation that are the same as in the first language, one finding for each file. */
export function* untranslated(translation: Files, original: Files): Generator<Finding> {
  for (const [name, file] of translation) {
    const same = [...sameTexts(file.value, original.get(name)?.value)]
    if (same.length === 0) continue
    const lines = same.map((path) => `${file.lineOf(path)} (${placeOf(name, path)})`)
    yield note(
      `${same.length === 1 ? 'A text is' : `${same.length} texts are`} the same as in the first language. Translate, unless that is right.`,
      `${file.file}:${lines.join(', ')}`,
    )
  }
}

/** The paths of texts that are equal. A text without words, such as `{founded}` or 02:14, may be. */
function* sameTexts(
  value: unknown,
  original: unknown,
  path: PropertyKey[] = [],
): Generator<PropertyKey[]> {
  if (typeof value === 'string') {
    if (value === original && /\p{L}{2}/u.test(value.replace(/\{\w+\}/g, ''))) yield path
  } else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value)
    for (const [key, each] of Object.entries(value))
      yield* sameTexts(each, (original as Record<string, unknown> | undefined)?.[key], [
        ...path,
        isList ? Number(key) : key,
      ])
  }
}
