import { hasWords, partsOf, valueIn } from '../edit/values.ts'
import type { LanguageContent } from '../prerender/content/read-content.ts'

/** A text with words in a translation, and its original in the first language. */
export type TranslatedText = {
  language: string
  /** Without extension, such as `home` or `cases/night-desk`. */
  file: string
  /** Its place in the file. The text of a Markdown file is its `body`. */
  path: Path
  text: string
  original: string
  /** For a report, such as `content/es/home.yaml` and 12. */
  source: string
  line: number
}

type Path = (string | number)[]

export type Language = Pick<LanguageContent, 'language' | 'files' | 'entryFiles'>

export function translatedTexts(translation: Language, original: Language): TranslatedText[] {
  const { language } = translation
  const originals = new Map(filesOf(original).map(({ file, value }) => [file, value]))
  return filesOf(translation).flatMap(({ file, source, value, lineOf }) =>
    [...partsOf(value)].flatMap(({ path, value: text }) => {
      const before = valueIn(originals.get(file), path)
      if (typeof before !== 'string' || typeof text !== 'string' || !hasWords(text)) return []
      // Addresses follow no original.
      if (path.some((key) => /^(path|address)$/.test(String(key)))) return []
      return { language, file, path, text, original: before, source, line: lineOf(path) }
    }),
  )
}

const filesOf = ({ files, entryFiles }: Language) => [
  ...Array.from(files, ([file, yaml]) => ({
    file,
    source: yaml.file,
    value: yaml.value,
    lineOf: (path: Path) => yaml.lineOf(path),
  })),
  ...entryFiles.map(({ kind, slug, frontMatter, body, bodyOffset }) => ({
    file: `${kind}/${slug}`,
    source: frontMatter.file,
    // Git may change the line breaks.
    value: { ...(frontMatter.value as object), body: body.replaceAll('\r\n', '\n').trim() },
    lineOf: (path: Path) => (path[0] === 'body' ? bodyOffset + 1 : frontMatter.lineOf(path)),
  })),
]
