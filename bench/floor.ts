import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressFolder } from '../build/compress.ts'

/**
 * The floor: the same documents with every script and font taken out. No page of this content and these looks
 * can be painted sooner, so it is what the site's own times are held against.
 */
export async function makeFloor(siteFolder: string, floorFolder: string): Promise<void> {
  await copyUncompressed(siteFolder, floorFolder)
  for (const entry of await readdir(floorFolder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (/\.html$/.test(entry.name)) await rewrite(file, bareDocument)
    if (/\.css$/.test(entry.name)) await rewrite(file, withoutFontFiles)
  }
  await compressFolder(floorFolder)
}

/** A folder of built files as it was before it was compressed: some builds come with compressed copies. */
export async function copyUncompressed(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
}

/** Structured data is content and stays; it runs nothing and fetches nothing. */
export function bareDocument(html: string): string {
  return withoutFontFiles(html)
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*>/g, (link) => (bringsScriptOrFont(link) ? '' : link))
}

const bringsScriptOrFont = (link: string) =>
  /\brel="?modulepreload/.test(link) ||
  (/\brel="?(preload|prefetch)/.test(link) && /\bas="?(font|script)/.test(link))

/** A face that is drawn from a file goes; one that only takes a font of the system to measure stays. */
export function withoutFontFiles(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, (face) => (/\burl\(/.test(face) ? '' : face))
}

async function rewrite(file: string, change: (text: string) => string) {
  await writeFile(file, change(await readFile(file, 'utf8')))
}
