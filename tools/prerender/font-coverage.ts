/** A subset of one of the font package's files: its script and its characters. */
export type Subset = { script: string; characters: string }

export type FontCoverage = {
  /** What the words need besides `baseSubset`. Empty in most western languages. */
  further: Subset[]
  /** Whether to show all words in the system's fonts, because these letters are more than an exception. */
  usesSystemFonts: boolean
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Basic Latin, Latin-1 and typographic punctuation: all that the package's file for Latin has. */
export const baseSubset: Subset = {
  script: 'latin',
  characters: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„†•…‹›⁄€™−`,
}

/** The letters in the package's other files. unicode.json in the package claims more. */
const otherFiles: Subset[] = [
  { script: 'latin-ext', characters: `${range(0x100, 0x17e)}ƏəƝɲƠơƯưǦǧǪǫȘșȚțȲȳḠḡṄṅẀẁẂẃẄẅẞỲỳ` },
  { script: 'vietnamese', characters: `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}` },
]

/** A foreign name among the words should not change the font of the whole site. */
const exception = 0.01

/**
 * Which files of the font a language's words need. Only letters count: an arrow, an emoji or a currency sign
 * that the font lacks looks right in any font.
 */
export function coverageOf(words: string): FontCoverage {
  const letters = words.normalize('NFC').match(/\p{L}/gu) ?? []
  const isIn = (characters: string) => (letter: string) => characters.includes(letter)
  let missing = [...new Set(letters)].filter((letter) => !isIn(baseSubset.characters)(letter))
  const count = ({ characters }: Subset) => missing.filter(isIn(characters)).length
  const further: Subset[] = []
  // The fullest first: Vietnamese needs only its own file, although the other one has some of its letters.
  for (const { script, characters } of otherFiles.toSorted((a, b) => count(b) - count(a))) {
    const found = missing.filter(isIn(characters))
    missing = missing.filter((letter) => !found.includes(letter))
    if (found.length > 0) further.push({ script, characters: inBothCases(found, characters) })
  }
  const rest = new Set(missing)
  const usesSystemFonts =
    letters.filter((letter) => rest.has(letter)).length > letters.length * exception
  return { further: usesSystemFonts ? [] : further, usesSystemFonts }
}

/** Visitors type the other case into the form. With it, the subset is close to the language's alphabet. */
const inBothCases = (letters: string[], available: string) =>
  [...available]
    .filter((letter) =>
      [letter, letter.toLowerCase(), letter.toUpperCase()].some((each) => letters.includes(each)),
    )
    .join('')
