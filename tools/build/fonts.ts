import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { baseSubset, type FontCoverage, type Subset } from './font-coverage.ts'

/** The npm package of the site's only font. */
export const fontPackage = '@fontsource-variable/hanken-grotesk'
const { resolve } = createRequire(import.meta.url)
/** The weights that the design tokens use. */
const weights = { min: 400, max: 750 }

/**
 * Without ligatures and fractions the file is a tenth smaller, which saves a round trip
 * (docs/decisions/0025).
 */
const features = ['kern']

/** The subset as a variable font for the browser. */
async function webFont({ script, characters }: Subset): Promise<Buffer> {
  return subsetFont(await readFile(sourceOf(script)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  })
}

const sourceOf = (script: string) =>
  resolve(`${fontPackage}/files/hanken-grotesk-${script}-wght-normal.woff2`)

/** A Vite plugin that writes the font's subset to `.cache/`, where src/styles/font.css loads it from. */
export function fonts(folder: string): Plugin {
  return {
    name: 'fonts',
    async buildStart() {
      const font = await webFont(baseSubset)
      await replaceFile(path.join(folder, '.cache/hanken-grotesk.woff2'), font)
    },
  }
}

/** A font file besides that of the base subset. */
export type FurtherFont = {
  /** Its place in the site. */
  file: string
  content: Buffer
  /** For `unicode-range`. */
  characters: string
}

/** The files that a language's documents use besides that of the base subset. Undefined: the system's fonts. */
export async function furtherFonts({
  further,
  usesSystemFonts,
}: FontCoverage): Promise<FurtherFont[] | undefined> {
  if (usesSystemFonts) return undefined
  const fonts = further.map(async (subset) => {
    const content = await webFont(subset)
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
    const file = `static/media/hanken-grotesk-${subset.script}.${hash}.woff2`
    return { file, content, characters: subset.characters }
  })
  return Promise.all(fonts)
}

/**
 * The fonts that a document loads and their @font-face rules.
 *
 * @param font the address of the base subset
 * @param face its @font-face rule
 */
export function fontAssets(font: string, face: string, further: FurtherFont[], base: string) {
  const addresses = further.map(({ file }) => base + file)
  const faces = further.map(({ characters }, index) => {
    const codes = [...characters].map((each) => `U+${each.codePointAt(0)!.toString(16)}`)
    return face
      .replace(/url\(.*?\)/, `url(${addresses[index]})`)
      .replace(/;?\s*\}/, `;unicode-range:${codes}}`)
  })
  return { fonts: [font, ...addresses], face: [face, ...faces].join('') }
}

/**
 * Writes the headline weight to `.cache/` as TrueType, which the renderer of the social pictures can read.
 *
 * @returns the paths of the files
 */
export function headlineFonts(
  folder: string,
  language: string,
  { further }: FontCoverage,
): Promise<string[]> {
  return Promise.all(
    [baseSubset, ...further].map(async ({ script, characters }) => {
      const font = await subsetFont(await readFile(sourceOf(script)), characters, {
        targetFormat: 'truetype',
        variationAxes: { wght: weights.max },
      })
      const file = path.join(folder, `.cache/headline-${language}-${script}.ttf`)
      await replaceFile(file, font)
      return file
    }),
  )
}

/** Atomic write: another build may be reading the file. */
async function replaceFile(file: string, content: Buffer) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.${process.pid}`, content)
  await rename(`${file}.${process.pid}`, file)
}
