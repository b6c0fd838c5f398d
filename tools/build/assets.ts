import type { Manifest } from 'vite'
import type { Assets } from '../../src/document.tsx'

/** The address of a module's file in the bundle. */
export function addressOf(manifest: Manifest, source: string, base: string): string {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`the bundle has no ${source}`)
  return base + chunk.file
}

/** What a page's document takes from the bundle, by its manifest: its own styles and nobody else's. */
export function assetsOf(
  manifest: Manifest,
  page: string,
  base: string,
): Omit<Assets, 'ground' | 'bootstrap'> & { face: string; fallbacks: string } {
  const file = (source: string) => addressOf(manifest, source, base)
  // First the application's, which orders the layers; after it any order is right.
  const styles = new Set<string>()
  for (const source of ['src/hydrate.tsx', `src/pages/${page}/page.tsx`])
    collectStyles(manifest, source, styles)

  return {
    face: file('src/styles/font.css'),
    fallbacks: file('src/styles/fallback-fonts.css'),
    styles: [...styles].map((style) => base + style),
    font: file('.cache/hanken-grotesk.woff2'),
  }
}

function collectStyles(
  manifest: Manifest,
  source: string,
  into: Set<string>,
  seen = new Set<string>(),
) {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return
  seen.add(source)
  for (const imported of chunk.imports ?? []) collectStyles(manifest, imported, into, seen)
  for (const style of chunk.css ?? []) into.add(style)
}
