import type { Place, State } from './protocol.ts'

/** The languages, the first one first, and the schemas. */
type Around = Pick<State, 'schemas'> & { languages: { code: string; name: string }[] }

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
  if (slug) return `The ${kindOf(folder)} ${labelOf(slug)}`
  const label = labelOf(file)
  return schemas[file]?.properties?.meta && !label.endsWith('page') ? `${label} page` : label
}

/** What the Markdown files in a folder are: `case`, `article` or `page`. */
export const kindOf = (folder: string) => folder.slice(0, -1)

/** `ctaHeading` is `Cta heading`, `services-page` is `Services page`. */
export function labelOf(name: string) {
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const label = words.replaceAll('-', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
