import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ContentError } from '../problem.ts'

/** The text of a file of the content, or undefined if there is none. */
export const readText = (project: string, file: string): string | undefined =>
  read(project, file, (from) =>
    new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(from)),
  )

export const namesIn = (project: string, folder: string): string[] =>
  read(project, folder, (from) => readdirSync(from)) ?? []

/** @throws ContentError when it is there and cannot be read */
function read<T>(project: string, file: string, readIt: (from: string) => T): T | undefined {
  try {
    return readIt(path.join(project, file))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    const reason = `cannot be read (${message}).`
    throw new ContentError([{ file, place: 'This file', message: reason }])
  }
}

/**
 * Parses a text only once: at each check, in development and in tests, most files are as before.
 *
 * @param parse its result must not be changed
 */
export function parsedOnce<Result>(parse: (text: string) => Result) {
  const known = new Map<string, Result>()
  return (text: string): Result => {
    if (!known.has(text)) {
      if (known.size > 200) known.clear()
      known.set(text, parse(text))
    }
    return known.get(text)!
  }
}
