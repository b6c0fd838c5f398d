import type { ComponentType } from 'react'
import { limits } from './limits.ts'
import { withTimeout } from './with-timeout.ts'

export type PageChunk = {
  /** Loads the chunk. Rejects on failure or timeout; the next call tries again. */
  load: () => Promise<ComponentType>
  /** The page component, if its chunk has loaded. */
  loaded: () => ComponentType | undefined
  /** For `use()`. Resolves with the page component, or reloads the document. Rejects if the visitor has left. */
  loadOrReload: () => Promise<ComponentType>
}

// A second lookup beside routeFor(): pages contain links, which prefetch, and must not import the routes.
const chunks = new Map<string, PageChunk>()
let notFoundChunk: PageChunk

/** The chunk of the page at a path. Unknown paths get the not-found page. */
export const chunkFor = (path: string) => chunks.get(path) ?? notFoundChunk

export const isPage = (path: string) => chunks.has(path)

/**
 * Registers a page in a chunk of its own, which can be prefetched, and retried after a failure.
 *
 * @param paths none: the page for unknown paths
 */
export function pageChunk(
  paths: string[],
  load: () => Promise<{ Page: ComponentType }>,
): PageChunk {
  const chunk = createChunk(() => load().then(({ Page }) => Page))
  for (const path of paths) chunks.set(path, chunk)
  if (paths.length === 0) notFoundChunk = chunk
  return chunk
}

function createChunk(fetchChunk: () => Promise<ComponentType>): PageChunk {
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  let shown: Promise<ComponentType> | undefined

  async function fetchInTime() {
    try {
      loaded = await withTimeout(fetchChunk(), limits.chunkTimeout)
      return loaded
    } catch (error) {
      // Keep a rejection caused by a style sheet: Vite requests each only once, so a retry would show the page
      // unstyled.
      if (!/preload CSS/.test(String(error))) loading = undefined
      throw error
    }
  }

  function load() {
    loading ??= fetchInTime()
    return loading
  }

  return {
    load,
    loaded: () => loaded,
    loadOrReload() {
      const requested = window.location.pathname
      shown ??= load().catch((error: unknown) => {
        const hasLeft = window.location.pathname !== requested
        // Kept while the document reloads: React renders meanwhile, and must not reload it again.
        if (!hasLeft) return reloadDocument()
        shown = undefined
        throw error
      })
      return shown
    },
  }
}

/**
 * Opens the new page, whose address is already in the address bar. This cannot loop: only client-side
 * navigation gets here, never a document's first page.
 */
function reloadDocument(): Promise<ComponentType> {
  window.addEventListener('pagehide', () => {
    // Keep the browser from restoring the previous page's scroll position.
    window.history.scrollRestoration = 'manual'
  })
  window.location.reload()
  return new Promise(() => {})
}
