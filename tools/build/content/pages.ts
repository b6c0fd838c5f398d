import {
  type Content,
  camelCase,
  type FileName,
  type PageName,
  schemas,
} from '../../../content/schema/index.ts'

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
