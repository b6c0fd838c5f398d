import type { Manifest } from 'vite'

/**
 * The URL path of the bundled file for a source module.
 *
 * @throws Error when the bundle does not have it
 */
export function addressOf(manifest: Manifest, source: string, base: string): string {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The bundle does not contain ${source}.`)
  return base + chunk.file
}

/**
 * The bundled style sheets and font that a page's document loads, without other pages' styles.
 *
 * @param page the module that loads the page's styles
 */
export function assetsOf(
  manifest: Manifest,
  page: string,
  base: string,
): { styles: string[]; font: string; face: string; fallbacks: string } {
  const file = (source: string) => addressOf(manifest, source, base)
  // The client bundle's style sheet comes first because it declares the order of the layers.
  const styles = new Set<string>()
  for (const source of ['src/hydrate.tsx', page]) collectStyles(manifest, source, styles)

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
