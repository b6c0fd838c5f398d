import {
  type Content,
  camelCase,
  type FileName,
  type PageName,
  schemas,
} from '../../../content/schema/index.ts'
import type { LanguageContent } from './read-content.ts'

/** A page’s address and its name in the menus. */
export type PageLink = { file: FileName; path: string; link: string; menu: 'header' | 'footer' }

/** The pages with an address, by the name of their content. */
export function pagesOf(content: Content): Record<PageName, PageLink> {
  const pages = (Object.keys(schemas) as FileName[]).flatMap((file) => {
    const name = camelCase(file) as keyof Content
    const { meta } = content[name] as { meta?: Omit<PageLink, 'file'> }
    if (!meta?.path) return []
    const { path, link, menu } = meta
    return [[name, { file, path, link, menu }] as const]
  })
  return Object.fromEntries(pages) as Record<PageName, PageLink>
}

/** Each page in every language, the first language first. */
export const translationsOfPages = (languages: LanguageContent[]) =>
  Object.keys(pagesOf(languages[0]!.content)).map((name) =>
    languages.map(({ language, content }) => ({
      language,
      path: pagesOf(content)[name as PageName].path,
    })),
  )

/** The first part of the path of every page in a language other than the first, such as `/pt-br`. */
export const prefixOf = (language: string) => `/${language.toLowerCase()}`

/** Puts the language in front of the paths of a translation: `/servicios` becomes `/es/servicios`. */
export function addPrefix(content: Content, language: string) {
  const prefixed = (path: string) => prefixOf(language) + (path === '/' ? '' : path)
  for (const { file } of Object.values(pagesOf(content))) {
    const page = content[camelCase(file) as PageName]
    page.meta.path = prefixed(page.meta.path)
  }
  for (const link of content.notFound.links) link.href = prefixed(link.href)
}

/** Links are written with the paths of the first language. This replaces them by those of the translation. */
export function translateLinks(translation: Content, original: Content) {
  const paths = pagesOf(translation)
  for (const link of translation.notFound.links)
    for (const [name, page] of Object.entries(pagesOf(original)))
      if (link.href === page.path) {
        link.href = paths[name as PageName].path
        break
      }
}
