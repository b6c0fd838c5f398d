import { existsSync, globSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * Writes the floor of a built site: a copy without scripts and fonts. No page with the same content and
 * styles can paint sooner, so the site's own times are compared with the floor's.
 */
export async function makeFloor(site: string, floor: string): Promise<void> {
  await rm(floor, { recursive: true, force: true })
  await cp(site, floor, { recursive: true })
  for (const file of globSync(path.join(floor, '**/*.{html,css}'))) {
    const strip = file.endsWith('.html') ? bareDocument : withoutFontFiles
    const text = strip(await readFile(file, 'utf8'))
    await writeFile(file, text)
    if (existsSync(`${file}.br`)) await writeFile(`${file}.br`, brotliCompressSync(text))
  }
  // The policy has the hashes of the original styles, so it would block the changed ones. Replacing it by as
  // many bytes keeps the comparison fair.
  const headers = path.join(floor, '_headers')
  const policy = /(?<=Content-Security-Policy: ).*/
  const text = await readFile(headers, 'utf8')
  await writeFile(
    headers,
    text.replace(policy, (value) => `${'x-src '.repeat(value.length / 6 - 1)};`),
  )
}

/** Removes scripts and fonts from a document. Structured data stays, because it is content. */
export function bareDocument(html: string): string {
  return withoutFontFiles(html)
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*>/g, (link) => (loadsScriptOrFont(link) ? '' : link))
}

const loadsScriptOrFont = (link: string) =>
  /\brel="?modulepreload/.test(link) ||
  (/\brel="?(preload|prefetch)/.test(link) && /\bas="?(font|script)/.test(link))

/** Removes every @font-face that loads a file. Those for local fonts stay: they only adjust metrics. */
function withoutFontFiles(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, (face) => (/\burl\(/.test(face) ? '' : face))
}
