import { pathOf } from '../lib/addresses.ts'
import { idle } from '../lib/idle.ts'
import { chunkFor, isPage } from '../lib/page-chunk.ts'

/** Network Information API, Chromium only: https://wicg.github.io/netinfo/. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Loads a page's chunk in advance. A failure is ignored: navigating to the page tries again. */
export function prefetchPage(pathname: string) {
  chunkFor(pathname)
    .load()
    .catch(() => {})
}

/**
 * Loads the chunks of all linked pages in advance, unless the visitor saves data or is on 2G. On a page whose words
 * are in its document, of those only that its text links to: it loads no more script than the others.
 */
export async function prefetchLinkedPages() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
  await idle()
  const text = document.getElementById('document') ?? document
  const paths = [...text.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathOf(pathname))
  for (const path of new Set(paths)) if (isPage(path)) prefetchPage(path)
}
