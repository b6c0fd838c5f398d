import type { SiteContent } from '../../content/context.tsx'
import type { PageOptions } from '../../content/page.ts'
import { feedPath } from '../articles/paths.ts'
import type { ArticleEntry } from './schema.ts'

export { articleSchema as schema } from './schema.ts'

export const folder = 'articles'
export const index = 'articles'
export const newestBy = 'date'

export const notesOf = (pages: SiteContent['pages']) => pages.articles

export const component = async () => (await import('./page.tsx')).ArticlePage

export const pagesOf = (entry: ArticleEntry, { pages }: SiteContent): PageOptions[] => [
  { service: entry.services?.[0], feed: feedPath(pages.articles!.meta), article: entry },
]
