import { feedPath, indexPaths } from '../../content/articles.ts'
import type { SiteContent } from '../../content/context.tsx'
import { fill } from '../../lib/fill.ts'

/** What differs between the pages of the index of articles. The first page is at 0. */
export function indexPages({ articles, entries }: SiteContent) {
  if (!articles) return []
  const { meta, pages } = articles
  return indexPaths(meta, entries.articles).map((path, at) => {
    const number = fill(pages.page, { page: at + 1 })
    const further = { title: `${meta.title}, ${number}`, crumb: number, above: articles }
    return { at, path, feed: feedPath(meta), ...(at > 0 && further) }
  })
}
