import { z } from 'zod'
import { entryKinds, schemas } from '../content/content-files.ts'
import { jsonSchemaOf } from '../content/json-schemas.ts'

/** The part of a JSON schema that the fields of Sveltia CMS are made from. */
export type Schema = {
  type?: string
  /** Whether a value is the same in every language: a translation does not have it. */
  shared?: boolean
  /** The names in braces that the page fills in. */
  placeholders?: string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | false
  items?: Schema
  minItems?: number
  maxItems?: number
  /** One of several groups, each with a constant of its own. */
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  format?: string
  minimum?: number
  maximum?: number
}

const markdownSchemas = entryKinds.map(
  ({ folder, schema }) =>
    [`${folder}/`, z.strictObject({ ...schema.shape, body: z.string().min(1) })] as const,
)

/** What each file may contain, by its name or, for Markdown files, their folder: `home`, `cases/`. Their text is `body`. */
export const cmsSchemas: Record<string, Schema> = Object.fromEntries(
  [...Object.entries(schemas), ...markdownSchemas].map(([name, schema]) => [
    name,
    jsonSchemaOf(schema, simplify) as Schema,
  ]),
)

/** Makes lists of one kind of entry of tuples, and leaves out the limits of all integers. */
function simplify({ jsonSchema: schema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  const { prefixItems } = schema
  if (prefixItems) {
    const count = prefixItems.length
    Object.assign(schema, { items: prefixItems[0], minItems: count, maxItems: count })
  }
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

/** The property in which groups differ. */
export const typeKeyOf = ([group]: Schema[]) =>
  Object.entries(group!.properties!).find(([, { const: only }]) => only)![0]
