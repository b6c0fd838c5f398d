import type { ComponentType } from 'react'
import { inTime } from './in-time.ts'
import { limits } from './limits.ts'

export type PageChunk = {
  /** Fetches the chunk. Rejects when it fails or does not arrive in time, and may then be called again. */
  load: () => Promise<ComponentType>
  /** The page, once its chunk is there. */
  loaded: () => ComponentType | undefined
  /** For `use()`: resolves with the page, or reloads the document. Rejects when the visitor has left the page. */
  loadOrReload: () => Promise<ComponentType>
}

const chunks = new Map<string, PageChunk>()

/** The chunk of the page at a path; `*` is the path of the page for unknown addresses. */
export const chunkFor = (path: string) => chunks.get(path) ?? chunks.get('*')!

/** A page in a chunk of its own, which can be fetched ahead and asked for again after a failure. */
export function pageChunk(path: string, load: () => Promise<{ Page: ComponentType }>): PageChunk {
  const chunk = chunkOf(() => load().then(({ Page }) => Page))
  chunks.set(path, chunk)
  return chunk
}

function chunkOf(fetchChunk: () => Promise<ComponentType>): PageChunk {
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  let shown: Promise<ComponentType> | undefined

  async function fetchInTime() {
    try {
      loaded = await inTime(fetchChunk(), limits.chunkTimeout)
      return loaded
    } catch (error) {
      // Vite asks for a style sheet only once, and a second attempt would show the page without it.
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
      const { pathname } = window.location
      shown ??= load().catch((error: unknown) => {
        shown = undefined
        // The visitor has gone elsewhere meanwhile.
        if (window.location.pathname !== pathname) throw error
        return reloadDocument()
      })
      return shown
    },
  }
}

/**
 * The address is already the new page's, so a reload opens that page. The former page stays until then; its
 * scroll position is not the new one's. A document never reloads itself while it loads: no loop.
 */
function reloadDocument(): Promise<ComponentType> {
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'manual'
  })
  window.location.reload()
  return new Promise(() => {})
}
