import type { TranslatedText } from '../language/translated-texts.ts'
import type { EntryFile } from '../prerender/content/entry-files.ts'
import { placeOf } from '../prerender/content/read-content.ts'
import { type Finding, fix, note, question } from './report.ts'

/**
 * Texts of a translation that are the same as in the first language, one finding for each file. A few may be
 * right (a name, a word that both languages share). If most are the same, the file is not translated yet.
 */
export function* untranslated(texts: TranslatedText[]): Generator<Finding> {
  for (const [file, all] of bySource(texts)) {
    const same = all.filter(({ text, original }) => text === original)
    if (same.length > all.length / 2)
      yield fix(
        `Not translated yet: ${same.length} of ${all.length} texts are the same as in the first language.`,
        file,
      )
    else if (same.length > 0)
      yield note(
        `${count(same)} the same as in the first language. Translate, unless that is right.`,
        placesOf(file, same),
      )
  }
}

/** Texts of which the original has changed since they were translated. */
export function* aged(texts: TranslatedText[]): Generator<Finding> {
  for (const [file, all] of bySource(texts))
    yield question(
      `${count(all)} older than the original, which has changed. Translate again.`,
      `${placesOf(file, all)}\nStill right? npm run doctor -- --still-right ${file}`,
    )
}

const bySource = (texts: TranslatedText[]) => Map.groupBy(texts, ({ source }) => source)

const count = ({ length }: TranslatedText[]) => (length === 1 ? 'A text is' : `${length} texts are`)

const placesOf = (source: string, texts: TranslatedText[]) =>
  `${source}:${texts.map(({ line, file, path }) => `${line} (${placeOf(file, path)})`).join(', ')}`

/** Markdown files that only one of two languages has: the pages are missing in the other. */
export function* missingEntries(
  translation: EntryFile[],
  original: EntryFile[],
): Generator<Finding> {
  const name = ({ kind, slug }: EntryFile) => `${kind}/${slug}.md`
  const there = translation.map(name)
  const missing = original.map(name).filter((each) => !there.includes(each))
  if (missing.length > 0)
    yield question(
      `Is it right that these are only in the first language: ${missing.join(', ')}?`,
      'Copy a file to translate it. Otherwise links to this language lead to the page that lists the others.',
    )
}
