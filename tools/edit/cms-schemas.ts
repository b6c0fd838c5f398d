import { z } from 'zod'
import { jsonSchemaOf } from '../content/json-schemas.ts'
import { entryKinds, schemas } from '../content/schemas.ts'

/** The part of a JSON schema that the editors use. */
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
  /** One of several groups, each with a constant by which they are told apart. */
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

/** To one list of choices, and lists of one kind of entry. */
function simplify({ jsonSchema: schema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  const { anyOf, prefixItems } = schema
  if (anyOf)
    Object.assign(schema, { type: 'string', enum: anyOf.flatMap((each) => each.enum ?? []) })
  if (prefixItems) {
    const count = prefixItems.length
    Object.assign(schema, { items: prefixItems[0], minItems: count, maxItems: count })
  }
  // Those of all integers.
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

/** The property that tells groups apart. */
export const typeKeyOf = ([group]: Schema[]) =>
  Object.entries(group!.properties!).find(([, { const: only }]) => only)![0]
