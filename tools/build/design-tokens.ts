import { readFile } from 'node:fs/promises'
import path from 'node:path'

export type Theme = 'light' | 'dark'

/** From the project's folder on. */
export const tokensFile = 'src/styles/tokens.css'

type ColorTokens = Record<Theme, Record<string, string>>

/** The colour tokens of the style sheet, for what is drawn outside the browser. */
export async function colorTokens(folder: string): Promise<ColorTokens> {
  return colorsIn(await readFile(path.join(folder, tokensFile), 'utf8'))
}

export function colorsIn(css: string): ColorTokens {
  const tokens = { light: {} as Record<string, string>, dark: {} as Record<string, string> }
  // The first block; the forced-colours one below it names system colours.
  const [block = ''] = css.split('@media (forced-colors')
  for (const [, name, value] of block.matchAll(/--color-([\w-]+):\s*([^;]+);/g)) {
    const pair = value!.match(/^light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)$/i)
    const single = value!.match(/^#[\da-f]{6}$/i)
    if (pair) [tokens.light[name!], tokens.dark[name!]] = [pair[1]!, pair[2]!]
    else if (single) tokens.light[name!] = tokens.dark[name!] = value!
  }
  return tokens
}
