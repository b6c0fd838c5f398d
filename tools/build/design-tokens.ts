import { readFile } from 'node:fs/promises'
import path from 'node:path'

export type Theme = 'light' | 'dark'

/** Relative to the project's root folder. */
export const tokensFile = 'src/styles/tokens.css'

type ColorTokens = Record<Theme, Record<string, string>>

/**
 * The colours in the style sheet's design tokens, for pictures that the build draws. Keys are names without
 * `--color-`.
 */
export async function colorTokens(folder: string): Promise<ColorTokens> {
  return colorsIn(await readFile(path.join(folder, tokensFile), 'utf8'))
}

/** The colour tokens in the text of `tokensFile`. */
export function colorsIn(css: string): ColorTokens {
  const tokens = { light: {} as Record<string, string>, dark: {} as Record<string, string> }
  // Leave out the forced-colours block, whose values are system colours.
  const [block = ''] = css.split('@media (forced-colors')
  for (const [, name, value] of block.matchAll(/--color-([\w-]+):\s*([^;]+);/g)) {
    const pair = value!.match(/^light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)$/i)
    const single = value!.match(/^#[\da-f]{6}$/i)
    if (pair) [tokens.light[name!], tokens.dark[name!]] = [pair[1]!, pair[2]!]
    else if (single) tokens.light[name!] = tokens.dark[name!] = value!
  }
  return tokens
}
