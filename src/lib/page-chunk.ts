import type { ComponentType } from 'react'
import { inTime } from './in-time.ts'
import { limits } from './limits.ts'

export type PageChunk = {
  /** Fetches the chunk; rejects when it fails or does not arrive in time, and may then be called again. */
  load: () => Promise<ComponentType>
  /** The page, once it is there. */
  loaded: () => ComponentType | undefined
  /**
   * What a rendering waits for: the chunk, or the document load that takes its place. Rejects when the chunk
   * fails for a visitor who has gone elsewhere meanwhile.
   */
  shown: () => Promise<ComponentType>
}

/** A page in a chunk of its own, which can be fetched ahead and asked for again after a failure. */
export function pageChunk(fetchChunk: () => Promise<ComponentType>): PageChunk {
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  let shown: Promise<ComponentType> | undefined

  function load() {
    loading ??= inTime(fetchChunk(), limits.chunkTimeout).then(
      (component) => {
        loaded = component
        return component
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  return {
    load,
    loaded: () => loaded,
    shown() {
      const { pathname } = window.location
      shown ??= load().catch((error: unknown) => {
        shown = undefined
        // Whoever has gone elsewhere meanwhile is left in peace.
        if (window.location.pathname !== pathname) throw error
        return loadDocumentInstead()
      })
      return shown
    },
  }
}

/**
 * The address is the new page's already, so a reload is a document load of the page that was asked for.
 * The former page stays until it comes; its scroll position is not the new one's. The document that comes
 * never reloads by itself: no loop.
 */
function loadDocumentInstead(): Promise<ComponentType> {
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'manual'
  })
  window.location.reload()
  return new Promise(() => {})
}
