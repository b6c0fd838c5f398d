import { nameOf } from '../prerender/content/languages.ts'
import type { ContentProblem } from '../prerender/content/problem.ts'
import { jsonSchemas } from './json-schemas.ts'
import { nameOfPlace } from './names.ts'
import type { Path, Place, Problem } from './protocol.ts'

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
