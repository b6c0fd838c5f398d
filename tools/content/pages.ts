import { indexPaths } from '../../src/content/articles.ts'
import type { Entries } from '../../src/content/entries.ts'
import {
  type Content,
  camelCase,
  type EntryKind,
  type FileName,
  schemas,
} from '../../src/content/index.ts'
import type { Unchecked } from './entry-files.ts'
import type { LanguageContent } from './read-content.ts'

type Meta = {
  title: string
  description: string
  path: string
  /** Its name in the menus. */
  link: string
  menu: 'header' | 'wide' | 'footer'
  smallPrint?: boolean
}

/** Every page that a YAML file describes, with what it shares with the others, and where in the file that is. */
export function metas(content: Content) {
  return (Object.keys(schemas) as FileName[]).flatMap((file) => {
    const name: string = camelCase(file)
    const part = content[name as keyof Content] as
      | { meta?: Meta; page?: { meta: Meta } }
      | undefined
    const meta = part?.meta ?? part?.page?.meta
    const path = part?.meta ? ['meta'] : ['page', 'meta']
    return meta?.path ? [{ name, file, meta, path }] : []
  })
}

/** A page in the languages that it exists in, the first language first. */
export type Translations = { language: string; path: string }[]

/** Every page with an address, by a name that it has in all languages. */
export function translationsOfPages(languages: LanguageContent[]): Map<string, Translations> {
  const pages = new Map<string, Translations>()
  for (const { language, content, entries } of languages)
    for (const { name, path } of everyPathOf(content, entries))
      pages.set(name, [...(pages.get(name) ?? []), { language, path }])
  return pages
}

/** The path of an entry, or undefined if the file around it, such as work.yaml, is missing. */
export function pathOfEntry(
  content: Content,
  kind: EntryKind,
  address: string,
): string | undefined {
  if (kind === 'pages') return `${prefixIn(content)}/${address}`
  const index = kind === 'cases' ? content.work : content.articles
  return index && `${index.meta.path}/${address}`
}

/**
 * The path of each page, by the ways in which a text can write it: its path in the first language, or its own.
 * A draft has none.
 *
 * @param original the first language, if this is a translation
 */
export function entryPaths(language: Unchecked, original?: Unchecked): Map<string, string> {
  const byName = pathsByName(language, original)
  const paths = new Map([...byName.values()].map((path) => [path, path]))
  for (const [name, path] of original ? pathsByName(original) : [])
    if (byName.has(name)) paths.set(path, byName.get(name)!)
  return paths
}

/** The path of each page of a language. */
function pathsByName({ content, entryFiles }: Unchecked, original?: Unchecked) {
  const paths = new Map<string, string>(metas(content).map(({ name, meta }) => [name, meta.path]))
  for (const { name, kind, address, frontMatter } of entryFiles) {
    const path = pathOfEntry(content, kind, address)
    // A translation is a draft if the original is one.
    const first = original?.entryFiles.find((each) => each.name === name)
    const value: { draft?: unknown } = Object.assign(
      {},
      first?.frontMatter.value,
      frontMatter.value,
    )
    if (path && value.draft !== true) paths.set(name, path)
  }
  // An index that has nothing to list has no page.
  const names = [...paths.keys()]
  for (const [index, kind] of [['work', 'cases'] as const, ['articles', 'articles'] as const])
    if (!names.some((name) => name.startsWith(entryName(kind, '')))) paths.delete(index)
  return paths
}

/** The path of every page of a language, and the file that it is in. */
export function everyPathOf(
  content: Content,
  entries: Entries,
): { name: string; path: string; file: SourceName }[] {
  const [, ...furtherIndexes] = content.articles
    ? indexPaths(content.articles.meta, entries.articles)
    : []
  return [
    ...metas(content).map(({ name, file, meta: { path } }) => ({ name, path, file })),
    ...furtherIndexes.map((path, index) => ({
      ...{ name: `articles, page ${index + 2}`, path, file: 'articles' as const },
    })),
    ...Object.entries(entries).flatMap(([kind, list]) =>
      list.map(({ slug, path }) => {
        const file = entryName(kind as EntryKind, slug)
        return { name: file, path, file }
      }),
    ),
  ]
}

/** The file of a page, in the folder of its language. */
export const fileOfPage = ({ file }: { file: SourceName }) =>
  `${file}.${file.includes('/') ? 'md' : 'yaml'}`

/** A file in the folder of a language: `home`, or `pages/imprint` for a Markdown file. */
export type SourceName = FileName | `${EntryKind}/${string}`

export const entryName = (kind: EntryKind, slug: string) => `${kind}/${slug}` as const

/** The first part of the path of every page in a language other than the first, such as `/pt-br`. */
export const prefixOf = (language: string) => `/${language.toLowerCase()}`

/** The same of a language’s content: empty in the first language. */
export const prefixIn = ({ home }: Content) => home.meta.path.replace(/\/$/, '')

/** Puts the language in front of the paths of a translation: `/servicios` becomes `/es/servicios`. */
export function addPrefix(content: Content, language: string) {
  const prefix = prefixOf(language)
  const prefixed = (path: string) => prefix + (path === '/' ? '' : path)
  for (const { meta } of metas(content)) meta.path = prefixed(meta.path)
  for (const link of content.notFound.links) link.href = prefixed(link.href)
}

/** Links are written with the paths of the first language. This replaces them by those of the translation. */
export function translateLinks(translation: Content, original: Content) {
  const paths = new Map(metas(translation).map(({ name, meta }) => [name, meta.path]))
  for (const link of translation.notFound.links) {
    const page = metas(original).find(({ meta }) => meta.path === link.href)
    link.href = (page && paths.get(page.name)) ?? link.href
  }
}
