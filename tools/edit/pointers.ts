import { hash } from 'node:crypto'
import { vercelStegaCombine, vercelStegaEncode } from '@vercel/stega'
import type { Root } from 'mdast'
import { camelCase, type FileName, schemas } from '../../src/content/index.ts'
import { type EntryFile, entryKinds } from '../content/entry-files.ts'
import { entryName, type SourceName } from '../content/pages.ts'
import type { LanguageContent } from '../content/read-content.ts'
import { jsonSchemas, partOf, type Schema } from './json-schemas.ts'
import { blocksOf } from './markdown-blocks.ts'
import type { Path, Pointer } from './place.ts'
import { valueIn } from './values.ts'

/** A file in a language and in the first one, which has what languages share. */
type Sources = { language: string; value: unknown }[]

/** Puts an invisible pointer behind each text that a page only shows, so that the editor can find it there. */
export function pointToTexts(language: LanguageContent, first: LanguageContent): LanguageContent {
  const pointed = (value: unknown, schema: Schema | undefined, name: SourceName) => {
    const sources = [language, first].map((each) => ({
      language: each.language,
      value: each.sources.get(name)?.value,
    }))
    return withPointers(value, schema, [name], sources)
  }
  const content: Record<string, unknown> = { ...language.content }
  for (const file of Object.keys(schemas) as FileName[]) {
    const name = camelCase(file)
    content[name] = pointed(content[name], jsonSchemas[file], file)
  }
  const entries = entryKinds.map((kind) => [
    kind,
    language.entries[kind].map((entry) =>
      pointed(entry, jsonSchemas[`${kind}/`], entryName(kind, entry.slug)),
    ),
  ])
  return { ...language, content, entries: Object.fromEntries(entries) } as LanguageContent
}

/** Not on the page, or also compared, sent or calculated with: titles, choices of a select, locales. */
const isUsedOtherwise = (path: Path) =>
  (path[1] === 'meta' && path[2] !== 'link') ||
  path.includes('options') ||
  path[0] === 'logo' ||
  path.at(-1) === 'locale'

/** Such as an address, which is not only shown. */
const isFormatted = (schema: Schema) =>
  Boolean(schema.pattern ?? schema.format ?? schema.enum ?? schema.const)

function withPointers(
  value: unknown,
  schema: Schema | undefined,
  path: Path,
  sources: Sources,
): unknown {
  if (!schema) return value
  if (typeof value === 'string') {
    if (schema.type !== 'string' || isFormatted(schema) || isUsedOtherwise(path)) return value
    const texts = sources.map((each) => ({ ...each, value: valueIn(each.value, path.slice(1)) }))
    const source = texts.find((each) => typeof each.value === 'string')
    if (!source) return value
    const { language, value: raw } = source
    const pointer: Pointer = { field: path.join('.'), language, raw }
    return vercelStegaCombine(value, pointer, false)
  }
  if (typeof value !== 'object' || value === null) return value
  const inside = (each: unknown, key: string | number) =>
    withPointers(each, partOf(schema, value, key), [...path, key], sources)
  if (Array.isArray(value)) return value.map(inside)
  // A link that is made from a text, such as the telephone.
  if (schema.type === 'string' && 'display' in value)
    return { ...value, display: withPointers(value.display, schema, path, sources) }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inside(each, key)]))
}

/** The same for the paragraphs, headings and cells of a Markdown text. */
export function pointToBlocks(root: Root, language: string, { name, kind, body }: EntryFile) {
  for (const [index, { node, start, end }] of blocksOf(root).entries()) {
    // Those of its stations, which pages compare.
    if (kind === 'cases' && node.type === 'heading') continue
    const field = `${name}.body.${index}`
    const pointer: Pointer = { field, language, raw: body.slice(start, end) }
    node.children.push({ type: 'text', value: vercelStegaEncode(pointer) })
  }
}

/** What each file was when it was read, by `fileKey`. */
export const versionsOf = (languages: LanguageContent[]): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap(({ language, sources }) =>
      [...sources].map(([name, { source }]) => [`${language}/${name}`, versionOf(source)]),
    ),
  )

export const versionOf = (source: string) => hash('sha1', source).slice(0, 12)
