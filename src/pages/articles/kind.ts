import type { SiteContent } from '../../content/context.tsx'
import type { PageOptions } from '../../content/page.ts'
import { feedPath } from './paths.ts'
import type { Articles } from './schema.ts'

export { articlesSchema as schema } from './schema.ts'

export const component = async () => (await import('./page.tsx')).ArticlesPage

export const pagesOf = ({ meta }: Articles): PageOptions[] => [{ feed: feedPath(meta) }]

export async function filesOf({ meta }: Articles, content: SiteContent) {
  const { articlesFeed } = await import('./feed.ts')
  return { [feedPath(meta)]: articlesFeed(meta, content) }
}
