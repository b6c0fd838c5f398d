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

/** What translations lack: texts, and Markdown files. */
export function* notTranslated([first, ...translations]: LanguageContent[]): Generator<Finding> {
  const namesIn = ({ entryFiles }: LanguageContent) =>
    entryFiles.map(({ kind, slug }) => `${kind}/${slug}.md`)
  for (const translation of translations) {
    // A few may be right: a name, a word that both languages share.
    const few: TranslatedText[] = []
    for (const [file, all] of bySource(translatedTexts(translation, first!))) {
      const same = all.filter(({ text, original }) => text === original)
      if (same.length <= all.length / 2) few.push(...same)
      else yield decide(`Not translated yet: ${same.length} of ${all.length} texts.`, file)
    }
    const places = Array.from(bySource(few).values(), placesOf)
    if (few.length > 0)
      yield note(`${count(few)} the same as in the first language.`, some(places, '; '))
    const there = namesIn(translation)
    const missing = namesIn(first!).filter((name) => !there.includes(name))
    if (missing.length > 0)
      yield note(`${nameOf(translation.language)} lacks ${some(missing)}. Copy them to translate.`)
  }
}

const bySource = (texts: TranslatedText[]) => Map.groupBy(texts, ({ source }) => source)

const count = ({ length }: TranslatedText[]) => (length === 1 ? 'A text is' : `${length} texts are`)

/** Of one file, such as `content/es/home.yaml:12, 14`. */
const placesOf = (texts: TranslatedText[]) =>
  `${texts[0]!.source}:${some([...new Set(texts.map(({ line }) => String(line)))], ', ', 5)}`
