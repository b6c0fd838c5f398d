import { entryKinds } from '../build/content/entry-files.ts'
import { nameOf } from '../build/content/languages.ts'
import type { ContentProblem } from '../build/content/problem.ts'
import { jsonSchemas } from './json-schemas.ts'
import { labelOf } from './label.ts'
import type { Path, Place, Problem } from './protocol.ts'

const kinds = { cases: 'case', articles: 'article', pages: 'page' }

/** A place as a person calls it: “The article How we measure”, “Home page, impact, metrics 2, basis, Español”. */
export function nameOfPlace({ language, file, path }: Place, languages: string[]): string {
  const names = [nameOfFile(file)]
  for (const key of path)
    if (typeof key === 'number') names.push(`${names.pop()} ${key + 1}`)
    else names.push(key === 'body' ? 'text' : labelOf(key).toLowerCase())
  if (languages.indexOf(language) > 0) names.push(nameOf(language))
  return names.join(', ')
}

function nameOfFile(file: string): string {
  const [folder = '', slug] = file.split('/')
  const kind = entryKinds.find((each) => each === folder)
  if (slug && kind) return `The ${kinds[kind]} ${labelOf(slug)}`
  const label = labelOf(file)
  return jsonSchemas[file]?.properties?.meta && !label.endsWith('page') ? `${label} page` : label
}

/** A problem with the name of its place. */
export function named(problem: ContentProblem, languages: string[]): Problem {
  const [, language, file] = /^content\/([^/]+)\/(.+)\.(?:yaml|md)$/.exec(problem.file) ?? []
  const [, color] = /^--color-(.*)/.exec(problem.place) ?? []
  if (color) return { ...problem, where: `The colour ${labelOf(color)}` }
  if (!language || !file) return { ...problem, where: problem.place }
  const at = { language, file, path: (problem.path ?? []) as Path }
  return { ...problem, at, where: nameOfPlace(at, languages) }
}
