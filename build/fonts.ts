import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The one family, cut down to what the site can show: Latin with accents, the weights of the tokens. */
const source = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
const weights = { min: 400, max: 750 }

/** Basic Latin, Latin-1 and the punctuation of well-set text. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'ĄąĆćĘęŁłŃńŚśŹźŻżŒœŠšŽžŸıΩ–—‘’‚“”„†•…‹›⁄€™−'.split(''),
].join('')

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}

/** Writes the subset to `.cache/`, from where the style sheet takes it. */
export function fonts(folder: string): Plugin {
  return {
    name: 'fonts',
    async buildStart() {
      const original = await readFile(createRequire(import.meta.url).resolve(source))
      const subset = await subsetFont(original, characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
      })
      await mkdir(path.join(folder, '.cache'), { recursive: true })
      await writeFile(path.join(folder, '.cache/hanken-grotesk.woff2'), subset)
    },
  }
}
