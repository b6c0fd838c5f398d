import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const file = path.resolve(import.meta.dirname, '../docs/performance.md')

/** Writes a part of docs/performance.md anew; its words around the markers are a person's. */
export async function writeFigures(part: string, text: string): Promise<void> {
  await writeFile(file, replaceBetween(await readFile(file, 'utf8'), part, text))
}

/** @throws when the document has no such markers */
export function replaceBetween(document: string, part: string, text: string): string {
  const [begin, end] = [`<!-- ${part}: begin -->`, `<!-- ${part}: end -->`]
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`no place for the figures: ${begin} … ${end}`)
  return `${document.slice(0, from + begin.length)}\n${text}\n${document.slice(to)}`
}
