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
export const documents = new Map<string, DocumentPage>()
