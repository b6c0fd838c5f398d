import type { ComponentType } from 'react'
import { limits } from './limits.ts'
import { withTimeout } from './with-timeout.ts'

type Load = (path: string, shown?: Document) => Promise<{ Page: ComponentType }>

export type PageChunk = {
  /**
   * Loads the chunk. Rejects on failure or timeout; the next call tries again.
   *
   * @param shown the document, if it already shows the page
   */
  load: (shown?: Document) => Promise<ComponentType>
  /** The page component, if its chunk has loaded. */
  loaded: () => ComponentType | undefined
  /** For `use()`. Resolves with the page component, or reloads the document. Rejects if the visitor has left. */
  loadOrReload: () => Promise<ComponentType>
}

const chunks = new Map<string, PageChunk>()
/** What a reload must not cut off. */
let unfinished: Promise<unknown> = Promise.resolve()
/** The paths of the pages that are in scripts. */
const pagePaths = new Set<string>()
let loadOther: Load

/** The chunk of the page at a path. */
export function chunkFor(path: string): PageChunk {
  const chunk = chunks.get(path) ?? createChunk((shown) => loadOther(path, shown))
  chunks.set(path, chunk)
  return chunk
}

export const isPage = (path: string) => pagePaths.has(path)

/** Registers a page in a chunk of its own, which can be prefetched, and retried after a failure. */
export function registerPage(paths: string[], load: () => Promise<{ Page: ComponentType }>) {
  const chunk = createChunk(load)
  for (const path of paths) {
    chunks.set(path, chunk)
    pagePaths.add(path)
  }
}

/** Registers what loads the pages at all other paths. */
export function registerOthers(load: Load) {
  loadOther = load
}

/** Keeps the site from reloading the document while a message is being sent. */
export function holdReloads(sending: Promise<unknown>) {
  unfinished = Promise.all([unfinished, sending])
}

/** Such a rejection is kept: Vite requests each style sheet only once, so a retry would show the page unstyled. */
export const isStyleFailure = (error: unknown) => /preload CSS/.test(String(error))

function createChunk(load: (shown?: Document) => Promise<{ Page: ComponentType }>): PageChunk {
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  let forRender: Promise<ComponentType> | undefined

  async function fetchInTime(shown?: Document) {
    try {
      loaded = (await withTimeout(load(shown), limits.chunkTimeout)).Page
      return loaded
    } catch (error) {
      if (!isStyleFailure(error)) loading = undefined
      throw error
    }
  }

  function loadOnce(shown?: Document) {
    loading ??= fetchInTime(shown)
    return loading
  }

  return {
    load: loadOnce,
    loaded: () => loaded,
    loadOrReload() {
      const requested = window.location.pathname
      forRender ??= loadOnce().catch(async (error: unknown) => {
        await unfinished
        const hasLeft = window.location.pathname !== requested
        // Kept while the document reloads: React renders meanwhile, and must not reload it again.
        if (!hasLeft) return reloadDocument()
        forRender = undefined
        throw error
      })
      return forRender
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
