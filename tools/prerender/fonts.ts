import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { brandFont } from '../../src/content/theme.ts'
import { checkContent, type LanguageContent } from '../content/read-content.ts'
import { baseSubset, coverageOf, type FontCoverage, type Subset } from './font-coverage.ts'

/** The npm package of the site's only font. */
const fontPackage = '@fontsource-variable/hanken-grotesk'
const { resolve } = createRequire(import.meta.url)
/** The weights that the design tokens use. */
const weights = { min: 400, max: 750 }

/**
 * Without ligatures and fractions the file is a tenth smaller, which saves a round trip
 * (docs/decisions/0025).
 */
const features = ['kern']

const arial = [['Arial', 'ArialMT', 'Liberation Sans'], 'Hanken Grotesk fallback'] as const
const arialBold = [['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], arial[1]] as const
/**
 * Fallback fonts with the metrics of the web font, so that it shifts next to nothing when it arrives: the names of the
 * local font and the family, then weights, and ascent, descent and size in percent.
 */
const fallbackFonts = [
  [...arial, '400 599', 99.5, 30, 100.55],
  [...arialBold, '600 699', 105.3, 31.9, 95],
  // For buttons: capitals are narrower in the web font.
  [...arialBold, '700', 110.2, 33.4, 90.8],
  [...arialBold, '701 900', 105.3, 31.9, 95],
  // Android has Roboto instead of Arial: a variable font, or one file for each weight before Android 12.
  [['Roboto-Regular'], 'Android fallback', '400 599', 99.1, 30, 100.9],
  [['Roboto-Bold', 'Roboto-Regular'], 'Android fallback', '600 900', 99.1, 30, 100.9],
] as const

const fallbackFaces = fallbackFonts.map(
  ([names, family, fontWeight, ascent, descent, size]) => `@font-face {
  font-family: '${family}';
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${fontWeight};
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
  size-adjust: ${size}%;
}
`,
)

type FontOptions = Parameters<typeof subsetFont>[2]

/** The characters of a subset, from its file in the package. */
async function fontOf({ script, characters }: Subset, options: FontOptions): Promise<Buffer> {
  const file = resolve(`${fontPackage}/files/hanken-grotesk-${script}-wght-normal.woff2`)
  return subsetFont(await readFile(file), characters, options)
}

/** The file of the base subset, as the bundle's manifest names it. */
export const baseFont = `.cache/hanken-grotesk-${baseSubset.script}.woff2`

/**
 * A Vite plugin that writes the font's files (the subsets that any language needs) to `.cache/`, and the @font-face rules
 * of these and the fallback fonts, which src/styles/index.css loads.
 */
export function fonts(folder: string, withDrafts: boolean): Plugin {
  return {
    name: 'fonts',
    async buildStart() {
      const { languages } = checkContent(folder, { withDrafts })
      const { further } = coverageOf(
        JSON.stringify(languages.filter(usesBrandFont).map(({ content }) => content)),
      )
      const faces = [baseSubset, ...further].map(async (subset) => {
        const file = `hanken-grotesk-${subset.script}.woff2`
        const options = { variationAxes: { wght: weights }, keepFeatures: features }
        const font = await fontOf(subset, { targetFormat: 'woff2', ...options })
        await replaceFile(path.join(folder, '.cache', file), font)
        return faceOf(file, subset)
      })
      const rules = [...(await Promise.all(faces)), ...fallbackFaces].join('')
      await replaceFile(path.join(folder, '.cache/fonts.css'), rules)
    },
  }
}

/** Whether the theme has the brand's font, and it covers a language. */
export const usesBrandFont = ({ content }: LanguageContent) =>
  content.theme.fonts.includes(brandFont) && !coverageOf(JSON.stringify(content)).usesSystemFonts

function faceOf(file: string, { characters }: Subset) {
  const codes = [...characters].map((each) => `U+${each.codePointAt(0)!.toString(16)}`)
  const range = characters === baseSubset.characters ? '' : `unicode-range: ${codes};`
  return `@font-face {
  font-family: '${brandFont}';
  src: url('./${file}') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  ${range}
}
`
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
    [baseSubset, ...further].map(async (subset) => {
      const variationAxes = { wght: weights.max }
      const font = await fontOf(subset, { targetFormat: 'truetype', variationAxes })
      const file = path.join(folder, `.cache/headline-${language}-${subset.script}.ttf`)
      await replaceFile(file, font)
      return file
    }),
  )
}

/** Atomic write: another build may be reading the file. */
async function replaceFile(file: string, content: Buffer | string) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.${process.pid}`, content)
  await rename(`${file}.${process.pid}`, file)
}
