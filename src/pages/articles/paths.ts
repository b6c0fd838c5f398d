import type { SiteContent } from '../../content/context.tsx'
import type { ArticleEntry } from '../article/schema.ts'

export const feedPath = ({ path }: { path: string }) => `${path}/feed.xml`

/** The newest first. */
export const articlesIn = ({ pages }: SiteContent) => pages.article as ArticleEntry[]
