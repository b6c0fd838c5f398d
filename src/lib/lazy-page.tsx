import { type ComponentType, createElement, use } from 'react'
import { limits } from './limits.ts'

export type Page = ComponentType & {
  /** Fetches the page's chunk; rejects when it fails or does not arrive in time. */
  load: () => Promise<ComponentType>
}

/**
 * A page in a chunk of its own. Unlike React.lazy it renders at once when its chunk is there already,
 * can be fetched ahead, and can be asked for again after a failure.
 */
export function lazyPage(fetchChunk: () => Promise<ComponentType>): Page {
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  let shown: Promise<ComponentType> | undefined

  function load() {
    loading ??= withTimeout(fetchChunk()).then(
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

  function LazyPage() {
    if (loaded) return createElement(loaded)
    shown ??= load().catch(loadDocumentInstead)
    return createElement(use(shown))
  }

  LazyPage.load = load
  return LazyPage
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`chunk did not arrive in ${limits.chunkTimeout} ms`)),
      limits.chunkTimeout,
    )
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * The address is the new page's already, so a reload is a document load of the page that was asked for.
 * The former page stays until it comes. The document that comes never reloads by itself: no loop.
 */
function loadDocumentInstead(): Promise<ComponentType> {
  window.location.reload()
  return new Promise(() => {})
}
