import type { SiteContent } from '../../content/context.tsx'
import type { ArticleEntry } from '../article/schema.ts'

export const articlesOnAPage = 20

export const feedPath = ({ path }: { path: string }) => `${path}/feed.xml`

/** The newest first. */
export const articlesIn = ({ pages }: SiteContent) => pages.article as ArticleEntry[]

/** The addresses of the index: `/articles`, `/articles/2` and so on. */
export const indexPaths = ({ path }: { path: string }, articles: readonly unknown[]) =>
  Array.from({ length: Math.ceil(articles.length / articlesOnAPage) }, (_, page) =>
    page === 0 ? path : `${path}/${page + 1}`,
  )
