import { existsSync, globSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Copies a built site without scripts and fonts. No page with this content and this look can be painted sooner. */
export async function makeFloor(site: string, floor: string): Promise<void> {
  await rm(floor, { recursive: true, force: true })
  await cp(site, floor, { recursive: true })
  for (const file of globSync(path.join(floor, '**/*.{html,css}'))) {
    const strip = file.endsWith('.html') ? bareDocument : withoutFontFiles
    const text = strip(await readFile(file, 'utf8'))
    await writeFile(file, text)
    if (existsSync(`${file}.br`)) await writeFile(`${file}.br`, brotliCompressSync(text))
  }
  // The policy knows the styles by their hashes. As many bytes in its place keep the comparison fair.
  const headers = path.join(floor, '_headers')
  const policy = /(?<=Content-Security-Policy: ).*/
  const text = await readFile(headers, 'utf8')
  await writeFile(
    headers,
    text.replace(policy, (value) => `${'x-src '.repeat(value.length / 6 - 1)};`),
  )
}

/** A document without its scripts and fonts. Structured data is content and stays. */
export function bareDocument(html: string): string {
  return withoutFontFiles(html)
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*>/g, (link) => (loadsScriptOrFont(link) ? '' : link))
}

const loadsScriptOrFont = (link: string) =>
  /\brel="?modulepreload/.test(link) ||
  (/\brel="?(preload|prefetch)/.test(link) && /\bas="?(font|script)/.test(link))

/** Without the faces that need a file. Faces of local fonts only adjust sizes and stay. */
function withoutFontFiles(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, (face) => (/\burl\(/.test(face) ? '' : face))
}
