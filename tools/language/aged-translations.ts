import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkContent } from '../prerender/content/read-content.ts'
import { type Language, type TranslatedText, translatedTexts } from './translated-texts.ts'

/**
 * The texts of which the original has changed since they were translated. A text that `recordTranslations`
 * does not know yet is not among them.
 *
 * @param languages the first language first; empty if the content has problems
 */
export function agedTexts(
  project: string,
  languages: Language[] = checkContent(project).languages,
): TranslatedText[] {
  const [original, ...translations] = languages
  return translations.flatMap((translation) => {
    const known = readPairs(project, translation)
    return translatedTexts(translation, original!).filter((text) => isAged(text, known))
  })
}

/**
 * Writes down which translation was made from which original, in a file beside the translation. Call it after
 * each valid change, to notice when the next one changes an original. An aged text stays aged until it changes.
 *
 * @param isRight whether an aged text is right for the changed original, too
 */
export function recordTranslations(
  project: string,
  languages: Language[] = checkContent(project).languages,
  isRight: (text: TranslatedText) => boolean = () => false,
): void {
  const [original, ...translations] = languages
  for (const translation of translations) {
    const known = readPairs(project, translation)
    const pairs = translatedTexts(translation, original!).flatMap((text) =>
      isAged(text, known) && !isRight(text) ? known.get(hash(text.text))! : pairOf(text),
    )
    const record = `${[comment, ...[...new Set(pairs)].sort()].join('\n')}\n`
    const file = recordOf(project, translation)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== record) writeFileSync(file, record)
  }
}

const comment =
  '# From npm run check: the hash of each translation, and of the original that it was made from. Commit this file.'

const recordOf = (project: string, { language }: Language) =>
  path.join(project, 'content', language, '.translations')

/** The recorded pairs by the hash of the translation. Ignores the marks of a merge conflict. */
function readPairs(project: string, language: Language): Map<string, string[]> {
  const file = recordOf(project, language)
  const record = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return Map.groupBy(record.match(/^[\w-]{8} [\w-]{8}$/gm) ?? [], (pair) => pair.slice(0, 8))
}

function isAged(text: TranslatedText, known: Map<string, string[]>): boolean {
  const pairs = known.get(hash(text.text))
  return pairs !== undefined && !pairs.includes(pairOf(text))
}

const pairOf = ({ text, original }: TranslatedText) => `${hash(text)} ${hash(original)}`

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)
