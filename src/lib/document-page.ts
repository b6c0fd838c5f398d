import { useSyncExternalStore } from 'react'
import type { Crumb } from './breadcrumb-trail.ts'

/** A page whose words are in its document only, not in a script (docs/decisions/0034). */
export type DocumentPage = {
  /** Without the brand. */
  title: string
  description: string
  /** The path of its Atom feed. */
  feed?: string | undefined
  crumbs: Crumb[]
  /** Where the language switch leads: a path for each language. */
  translations: Record<string, string>
}

/** By path. The prerenderer has all; the browser, those that it has loaded (src/documents/page.tsx). */
export const loadedDocumentPages = new Map<string, DocumentPage>()

const listeners = new Set<() => void>()

export function addDocumentPage(path: string, page: DocumentPage) {
  loadedDocumentPages.set(path, page)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The page at a path. React may render the shell for the path before the page has loaded. */
export function useDocumentPage(path: string): DocumentPage | undefined {
  const page = () => loadedDocumentPages.get(path)
  return useSyncExternalStore(subscribe, page, page)
}
