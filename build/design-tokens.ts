import { readFile } from 'node:fs/promises'
import path from 'node:path'

export type Theme = 'day' | 'night'

/** The colour tokens of src/styles/tokens.css, for what is drawn outside the browser and for tests. */
export async function colorTokens(folder: string): Promise<Record<Theme, Record<string, string>>> {
  const css = await readFile(path.join(folder, 'src/styles/tokens.css'), 'utf8')
  const tokens = { day: {} as Record<string, string>, night: {} as Record<string, string> }
  // The first block; the forced-colours one below it names system colours.
  const [block = ''] = css.split('@media (forced-colors')
  for (const [, name, value] of block.matchAll(/--color-([\w-]+):\s*([^;]+);/g)) {
    const pair = value!.match(/^light-dark\((#\w+),\s*(#\w+)\)$/)
    const single = value!.match(/^#\w+$/)
    if (pair) [tokens.day[name!], tokens.night[name!]] = [pair[1]!, pair[2]!]
    else if (single) tokens.day[name!] = tokens.night[name!] = value!
  }
  return tokens
}
