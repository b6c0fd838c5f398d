import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The npm package of the site's only font. */
export const fontPackage = '@fontsource-variable/hanken-grotesk'
const source = createRequire(import.meta.url).resolve(
  `${fontPackage}/files/hanken-grotesk-latin-wght-normal.woff2`,
)
/** The weights that the design tokens use. */
const weights = { min: 400, max: 750 }

/**
 * Without ligatures and fractions the file is a tenth smaller, which saves a round trip
 * (docs/decisions/0025).
 */
const features = ['kern']

/** Basic Latin, Latin-1 and typographic punctuation. The source file has no other letters. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'ıŒœ–—‘’‚“”„†•…‹›⁄€™−'.split(''),
].join('')

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}

/** A Vite plugin that writes the font's subset to `.cache/`, where src/styles/font.css loads it from. */
export function fonts(folder: string): Plugin {
  return {
    name: 'fonts',
    async buildStart() {
      const subset = await subsetFont(await readFile(source), characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures: features,
      })
      await replaceFile(path.join(folder, '.cache/hanken-grotesk.woff2'), subset)
    },
  }
}

/**
 * Writes the headline weight to `.cache/` as TrueType, which the renderer of the social pictures can read.
 *
 * @returns the path of the file
 */
export async function headlineFont(folder: string): Promise<string> {
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weights.max },
  })
  const file = path.join(folder, '.cache/hanken-grotesk-headline.ttf')
  await replaceFile(file, font)
  return file
}

/** Atomic write: another build may be reading the file. */
async function replaceFile(file: string, content: Buffer) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.${process.pid}`, content)
  await rename(`${file}.${process.pid}`, file)
}
