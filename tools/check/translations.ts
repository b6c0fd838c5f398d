import { type TranslatedText, translatedTexts } from '../language/translated-texts.ts'
import { nameOf } from '../prerender/content/languages.ts'
import type { LanguageContent } from '../prerender/content/read-content.ts'
import { decide, type Finding, note, some } from './report.ts'

/** Texts of which the original has changed since they were translated. */
export function* aged(texts: TranslatedText[]): Generator<Finding> {
  for (const [file, all] of bySource(texts))
    yield decide(
      `${count(all)} older than the original, which has changed. Translate again: ${placesOf(all)}`,
      `Still right? npm run check -- --still-right ${file}`,
    )
}

/** What a translation lacks: texts, and Markdown files. */
export function* notTranslated([first, ...translations]: LanguageContent[]): Generator<Finding> {
  for (const translation of translations) {
    yield* untranslated(translatedTexts(translation, first!))
    const slugs = translation.entryFiles.map(({ kind, slug }) => `${kind}/${slug}`)
    const missing = first!.entryFiles
      .map(({ kind, slug }) => `${kind}/${slug}`)
      .filter((name) => !slugs.includes(name))
    if (missing.length > 0)
      yield note(
        `${nameOf(translation.language)} lacks ${some(missing)}. Its links lead to the page that lists the others. Copy a file to translate it.`,
      )
  }
}

/**
 * Texts that are the same as in the first language. A few may be right: a name, a word that both languages share. If most
 * are the same, the file is not translated yet.
 */
export function* untranslated(texts: TranslatedText[]): Generator<Finding> {
  const few: TranslatedText[] = []
  for (const [file, all] of bySource(texts)) {
    const same = all.filter(({ text, original }) => text === original)
    if (same.length <= all.length / 2) few.push(...same)
    else
      yield decide(
        `Not translated yet: ${same.length} of ${all.length} texts are the same as in the first language.`,
        file,
      )
  }
  if (few.length > 0)
    yield note(
      `${count(few)} the same as in the first language. Translate, unless that is right.`,
      some(Array.from(bySource(few).values(), placesOf), '; '),
    )
}

const bySource = (texts: TranslatedText[]) => Map.groupBy(texts, ({ source }) => source)

const count = ({ length }: TranslatedText[]) => (length === 1 ? 'A text is' : `${length} texts are`)

/** Of one file, such as `content/es/home.yaml:12, 14`. */
const placesOf = (texts: TranslatedText[]) =>
  `${texts[0]!.source}:${some([...new Set(texts.map(({ line }) => String(line)))], ', ', 5)}`
