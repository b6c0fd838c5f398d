import { pathOf } from '../lib/addresses.ts'
import { idle } from '../lib/idle.ts'
import { chunkFor } from '../lib/page-chunk.ts'

/** https://wicg.github.io/netinfo/; only Chromium has it. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Fetches a page's chunk before it is needed. A failure counts when the page is asked for, not before. */
export function prefetchPage(pathname: string) {
  chunkFor(pathname)
    .load()
    .catch(() => {})
}

/** Fetches the pages that the links in the document lead to, unless the visitor saves data or is on 2G. */
export async function prefetchLinkedPages() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
  await idle()
  const paths = [...document.links]
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathOf(pathname))
  for (const path of new Set(paths)) if (chunkFor(path) !== chunkFor('*')) prefetchPage(path)
}
