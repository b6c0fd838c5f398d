import { labelOf } from './label.ts'
import type { Place, State } from './protocol.ts'

/** The languages, the first one first, and the schemas. */
type Around = Pick<State, 'schemas'> & { languages: { code: string; name: string }[] }

const kinds: Record<string, string> = { cases: 'case', articles: 'article', pages: 'page' }

/** A place as a person calls it: “The article How we measure”, “Home page, impact, metrics 2, basis, Español”. */
export function nameOfPlace({ language, file, path }: Place, { languages, schemas }: Around) {
  const names = [nameOfFile(file, schemas)]
  for (const key of path)
    if (typeof key === 'number') names.push(`${names.pop()} ${key + 1}`)
    else names.push(key === 'body' ? 'text' : labelOf(key).toLowerCase())
  const translation = languages.slice(1).find(({ code }) => code === language)
  return [...names, ...(translation ? [translation.name] : [])].join(', ')
}

export function nameOfFile(file: string, schemas: State['schemas']): string {
  const [folder = '', slug] = file.split('/')
  if (slug) return `The ${kinds[folder]} ${labelOf(slug)}`
  const label = labelOf(file)
  return schemas[file]?.properties?.meta && !label.endsWith('page') ? `${label} page` : label
}
