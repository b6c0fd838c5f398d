import { createContext, use } from 'react'
import type { MenuLink, Page } from './page.ts'
import type { Picture } from './picture.ts'
import type { SiteFiles } from './schemas.ts'
import type { Service } from './services.ts'

/** What every page needs of a language’s content, checked and with the facts filled in (tools/content/). */
export type SiteContent = Omit<SiteFiles, 'services'> & {
  /** The code of the language, such as `en`. */
  language: string
  /** The first part of its paths: `/es`, or nothing in the first language. */
  prefix: string
  /** The path of its home page: `/` or `/es`. */
  homePath: string
  /** All languages, the first one first: the name of each in that language, and its short form, such as ES. */
  languages: { code: string; name: string; label: string }[]
  /** Each with the path where it is described. */
  services: (Service & { path: string })[]
  /** The pages that are in a menu, in order. */
  menu: MenuLink[]
  /** The portraits of people, by the names that the content gives them. */
  portraits: Record<string, Picture>
  pages: PageContent
}

/** The content of each kind of page, by its name. src/site.ts says what each is. */
export interface PageContent {
  [kind: string]: unknown
}

export const ContentContext = createContext<SiteContent | undefined>(undefined)

/**
 * The content of the document's language. Only where the build renders: an island gets its words as properties.
 *
 * @throws Error in an island
 */
export function useContent(): SiteContent {
  const content = use(ContentContext)
  if (!content) throw new Error('An island has no content: pass it what it needs as properties.')
  return content
}

export const PageContext = createContext<Pick<Page, 'path' | 'translations'>>({
  path: '',
  translations: {},
})
export const usePage = () => use(PageContext)
