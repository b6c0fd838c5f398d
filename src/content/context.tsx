import { createContext, use } from 'react'
import type { Entries } from './entries.ts'
import type { Content, PageName } from './index.ts'
import type { Page } from './page.ts'
import type { Picture } from './picture.ts'

type MenuLink = {
  path: string
  link: string
  inHeader?: 'header' | 'wide'
  smallPrint?: boolean
}

/** Everything in a language's folder, checked and with the facts filled in (tools/content/). */
export type SiteContent = Content & {
  /** The code of the language, such as `en`. */
  language: string
  /** The first part of its paths: `/es`, or nothing in the first language. */
  prefix: string
  /** All languages, the first one first: the name of each in that language, and its short form, such as ES. */
  languages: { code: string; name: string; label: string }[]
  /** The pages in a menu, by their names, in order. */
  menu: Record<PageName, MenuLink> & Record<string, MenuLink>
  entries: Entries
  /** The portraits of people, by the names that the content gives them. */
  portraits: Record<string, Picture>
  /** Every page of the site: its path in each language that it exists in. */
  translations: Record<string, string>[]
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
