import type { SiteContent } from '../../content/context.tsx'
import type { PageOptions } from '../../content/page.ts'
import { fill } from '../../lib/fill.ts'
import { articlesIn, feedPath, indexPaths } from './paths.ts'
import type { Articles } from './schema.ts'

export { articlesSchema as schema } from './schema.ts'

export const component = async () => (await import('./page.tsx')).ArticlesPage

export function pagesOf({ meta, pages }: Articles, content: SiteContent): PageOptions[] {
  return indexPaths(meta, articlesIn(content)).map((_, at) => {
    const crumb = fill(pages.page, { page: at + 1 })
    return {
      feed: feedPath(meta),
      properties: { at },
      ...(at > 0 && {
        ...{ variant: String(at + 1), isListed: true, crumb },
        title: `${meta.title}, ${crumb}`,
      }),
    }
  })
}

export async function filesOf({ meta }: Articles, content: SiteContent) {
  const { articlesFeed } = await import('./feed.ts')
  return { [feedPath(meta)]: articlesFeed(meta, content) }
}
