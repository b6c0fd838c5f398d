import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { writeWhole } from './write-whole.ts'

/** The one family, and what the site can show of it: Latin of western Europe, the weights of the tokens. */
const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
)
const weights = { min: 400, max: 750 }

/** Ligatures and fractions are a tenth of the file, and on a slow line a round trip (docs/decisions/0016). */
const features = ['kern']

/** Basic Latin, Latin-1 and the punctuation of well-set text; the source has no other letters. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'ıŒœ–—‘’‚“”„†•…‹›⁄€™−'.split(''),
].join('')

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}

/** Writes the subset to `.cache/`, from where the style sheet takes it. */
export function fonts(folder: string): Plugin {
  return {
    name: 'fonts',
    async buildStart() {
      const subset = await subsetFont(await readFile(source), characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures: features,
      })
      await writeWhole(path.join(folder, '.cache/hanken-grotesk.woff2'), subset)
    },
  }
}

/** Writes the headline's weight as a font of its own, in a format that the pictures' renderer reads; gives its path. */
export async function headlineFont(folder: string): Promise<string> {
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weights.max },
  })
  const file = path.join(folder, '.cache/hanken-grotesk-headline.ttf')
  await writeWhole(file, font)
  return file
}
