import { vercelStegaCombine } from '@vercel/stega'
import { camelCase, schemas } from '../../src/content/index.ts'
import type { LanguageContent } from '../prerender/content/read-content.ts'
import { jsonSchemas } from './json-schemas.ts'
import type { Mark, Path } from './protocol.ts'
import { partOf, type Schema } from './schema.ts'

/** Puts an invisible mark behind each text that a page only shows, so that the editor can find it there. */
export function markTexts(language: LanguageContent): LanguageContent {
  const content: Record<string, unknown> = { ...language.content }
  for (const file of Object.keys(schemas))
    content[camelCase(file)] = marked(content[camelCase(file)], jsonSchemas[file], [file])
  return { ...language, content: content as LanguageContent['content'] }
}

/** Not on the page, or also compared, sent or calculated with: titles, choices of a select, locales. */
const isUsedOtherwise = (path: Path) =>
  (path[1] === 'meta' && path[2] !== 'link') ||
  path.includes('options') ||
  path[0] === 'mark' ||
  path.at(-1) === 'locale'

/** Such as an address, which is not only shown. */
const isFormatted = (schema: Schema) =>
  Boolean(schema.pattern ?? schema.format ?? schema.enum ?? schema.const)

function marked(value: unknown, schema: Schema | undefined, path: Path): unknown {
  if (!schema) return value
  if (typeof value === 'string')
    return schema.type !== 'string' || isFormatted(schema) || isUsedOtherwise(path)
      ? value
      : vercelStegaCombine(value, { field: path.join('.') } satisfies Mark)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((each, index) => marked(each, partOf(schema, value, index), [...path, index]))
  // A link that is made from a text, such as the telephone.
  if (schema.type === 'string' && 'display' in value)
    return { ...value, display: marked(value.display, schema, path) }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      marked(each, partOf(schema, value, key), [...path, key]),
    ]),
  )
}
