import { isDeepStrictEqual } from 'node:util'
import { nameOf } from '../prerender/content/languages.ts'
import type { ContentProblem } from '../prerender/content/problem.ts'
import { jsonSchemas } from './json-schemas.ts'
import { nameOfPlace } from './names.ts'
import type { Edit, Path, Place, Problem } from './protocol.ts'

/** @param codes those of the languages */
export const placeName = (place: Place, codes: string[]) =>
  nameOfPlace(place, {
    schemas: jsonSchemas,
    languages: codes.map((code) => ({ code, name: nameOf(code) })),
  })

/** A problem with the name of its place. */
export function named(problem: ContentProblem, codes: string[]): Problem {
  const [, language = codes[0], file] =
    /^content\/(?:([^/]+)\/)?(.+)\.(?:yaml|md)$/.exec(problem.file) ?? []
  if (!language || !file) return { ...problem, where: problem.place }
  const at = { language, file, path: (problem.path ?? []) as Path }
  return { ...problem, at, where: placeName(at, codes) }
}

/** What edits change: `Services 4 removed`, `Home page, hero, intro: “Yes.”`. */
export function whatIn([first, ...others]: Edit[], codes: string[]): string {
  const isElsewhere = ({ file, path }: Edit) =>
    file !== first!.file || !isDeepStrictEqual(path, first!.path)
  return whatIs(first!, codes) + (others.some(isElsewhere) ? ', and what changed with it' : '')
}

function whatIs({ was, value, ...place }: Edit, codes: string[]): string {
  const name = placeName(place, codes)
  if (value === undefined) return `${name} removed`
  if (was === undefined) return `${name} added`
  if (!Array.isArray(was) || !Array.isArray(value))
    return typeof value === 'object' ? name : `${name}: “${value}”`
  if (was.length === value.length) return `${name}, entries changed or moved`
  const [shorter, longer] = was.length < value.length ? [was, value] : [value, was]
  const at = longer.findIndex((entry, index) => !isDeepStrictEqual(entry, shorter[index]))
  const entry = placeName({ ...place, path: [...place.path, at] }, codes)
  return `${entry} ${longer === was ? 'removed' : 'added'}`
}
