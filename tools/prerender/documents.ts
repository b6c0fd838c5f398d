import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { SiteContent } from '../../src/content/context.tsx'
import type { Page } from '../../src/content/page.ts'
import type { Assets } from '../../src/document.tsx'
import { criticalCss } from './critical-css.ts'

export type Renderer = typeof import('../../src/render.tsx')

export const loadRenderer = (folder: string): Promise<Renderer> =>
  import(pathToFileURL(path.join(folder, 'render.js')).href)

/** The address of the bundled file of a module. */
export function addressOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The bundle does not contain ${source}.`)
  return `/${chunk.file}`
}

/** In place of the styles, until it is known which rules the documents need. */
const placeholder = '/* critical */'

/**
 * Renders every document of a language.
 *
 * @returns the documents' text, the page's address and without extension the file's name; and the words in files
 */
export async function renderDocuments(
  { renderPage }: Renderer,
  content: SiteContent,
  pages: Page[],
  assets: Assets,
  outDir: string,
) {
  const css = await readFile(path.join(outDir, assets.sheets[0]!), 'utf8')
  // Pages of one kind have the same styles, because the Content-Security-Policy lists each style element by its hash.
  const kinds = Map.groupBy(pages, ({ kind }) => kind)
  const { words, propertiesOf } = wordFiles()
  const rendered = [...kinds.values()].map(async (kind) => {
    const documents = await Promise.all(
      kind.map((page) => renderPage(content, page, { ...assets, css: placeholder }, propertiesOf)),
    )
    const critical = await criticalCss(documents, css)
    return kind.map((page, index) => ({
      address: page.path,
      page,
      file: page.file,
      html: shortened(documents[index]!.replace(placeholder, () => critical)),
    }))
  })
  return { documents: (await Promise.all(rendered)).flat(), words }
}

/**
 * An island needs its words only once its script is there: those of more than 4 kB go into a file, which loads with it,
 * and the document still fits into a connection's first round trip.
 */
export function wordFiles() {
  const words = new Map<string, string>()
  const propertiesOf = (json: string) => {
    if (json.length < 4096) return json
    const file = `static/words/words.${hash('sha256', json).slice(0, 8)}.json`
    words.set(file, json)
    return `/${file}`
  }
  return { words, propertiesOf }
}

/** Without what React writes and HTML does not need: `/` in void elements, closing tags of empty shapes. */
export function shortened(html: string): string {
  return (
    html
      .replace(/(<(?:br|hr|img|input|link|meta|source)\b[^>]*)\/>/g, '$1>')
      .replace(/(<(circle|line|path|rect)\b[^>]*)><\/\2>/g, '$1/>')
      .replace(/<[a-z][^<>]*=""[^<>]*>/g, (tag) => tag.replace(/=""(?=[ />])/g, ''))
      // JSON is full of quotation marks.
      .replace(
        /(<[^>]* data-properties=)"([^"]*)"/g,
        (_, before: string, json: string) => `${before}'${json.replaceAll('&quot;', '"')}'`,
      )
  )
}
