import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { Assets } from '../../src/document.tsx'
import { assetsOf } from './assets.ts'
import { belowTheFold, criticalCss } from './critical-css.ts'
import { type FurtherFont, fontAssets } from './fonts.ts'

type Prerenderer = typeof import('../../src/entry-prerender.tsx')

/** The same in every document of a language. */
type Shared = Pick<Assets, 'ground' | 'bootstrap' | 'words'>

/**
 * Loads the bundled src/entry-prerender.tsx. With several languages, from a copy: its words are in a folder
 * beside it, and Node resolves `#words/` with the nearest package.json.
 *
 * @param folder of the bundle
 * @param words the folder with the words of the language, and the source of those that are in no script
 */
export async function loadPrerenderer(
  folder: string,
  words?: { folder: string; documents: string },
): Promise<Prerenderer> {
  const from = words ? `${folder}-${path.basename(words.folder)}` : folder
  if (words) {
    await cp(folder, from, { recursive: true })
    await cp(words.folder, path.join(from, 'words'), { recursive: true })
    await writeFile(path.join(from, 'words/documents.js'), words.documents)
    const imports = { '#words/*': './words/*' }
    await writeFile(path.join(from, 'package.json'), JSON.stringify({ type: 'module', imports }))
  }
  return import(pathToFileURL(path.join(from, 'entry-prerender.js')).href)
}

/**
 * Renders every document of a language.
 *
 * @param further the language's further font files, or undefined to use the system's fonts
 * @param outDir the root of the host
 * @returns the documents' text and, without extension, file name
 */
export async function renderDocuments(
  { documents, renderDocument }: Prerenderer,
  manifest: Manifest,
  shared: Shared,
  further: FurtherFont[] | undefined,
  outDir: string,
  base: string,
) {
  const kinds = Map.groupBy(documents, ({ name }) => name)
  const rendered = [...kinds.values()].map(async (kind) => {
    const { font, face: faceFile, fallbacks, styles } = assetsOf(manifest, kind[0]!.source, base)
    const { fonts, face } = further
      ? fontAssets(font, await readAll(outDir, [faceFile]), further, base)
      : { fonts: [] }
    const assets = { ...shared, styles, fonts }
    // The fallback fonts only stand in for the brand font.
    const styleSheets = await readAll(outDir, [...(further ? [fallbacks] : []), ...styles])
    // Render without styles first, to find out which rules the documents need.
    const render = (all: Assets) =>
      Promise.all(kind.map(({ path, file }) => renderDocument(path ?? `/${file}`, all)))
    const unstyled = merged(await render(assets))
    const css = criticalCss(unstyled, styleSheets)
    const isPartial = unstyled.includes(belowTheFold)
    const texts = await render({ ...assets, face, css, isPartial })
    return texts.map((html, index) => ({ file: kind[index]!.file, html: shortened(html) }))
  })
  return (await Promise.all(rendered)).flat()
}

/**
 * One document with the elements of all, without their texts. Pages of one kind have the same styles, because the
 * Content-Security-Policy lists each style sheet in a document by its hash.
 */
function merged([first, ...others]: string[]): string {
  const contentOf = (html: string) =>
    /<div id="document"[^>]*>(.*)<\/div>.*?<section id="contact"/s
      .exec(html)?.[1]
      ?.replace(/>[^<]+/g, '>') ?? ''
  const contents = new Set(others.map(contentOf))
  return first!.replace(/<div id="document"[^>]*>/, (start) => start + [...contents].join(''))
}

/** Without what React writes and HTML does not need: `/` in void elements, closing tags of empty shapes. */
function shortened(html: string): string {
  return html
    .replace(/(<(?:br|hr|img|input|link|meta|source)\b[^>]*)\/>/g, '$1>')
    .replace(/><\/(?:circle|line|path|rect)>/g, '/>')
}

/** The text of several files of the site, joined. */
async function readAll(folder: string, addresses: string[]): Promise<string> {
  const files = addresses.map((address) => readFile(path.join(folder, address), 'utf8'))
  return (await Promise.all(files)).map((text) => text.trimEnd()).join('')
}
