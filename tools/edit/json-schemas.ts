import { z } from 'zod'
import { entrySchemas, schemas } from '../../src/content/index.ts'
import { jsonSchemaOf } from '../prerender/content/json-schemas.ts'
import { valueIn } from './values.ts'

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
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
}

type JsonSchema = Schema & { anyOf?: Schema[]; prefixItems?: Schema[] }

const markdownSchemas = Object.entries(entrySchemas).map(
  ([folder, schema]) =>
    [`${folder}/`, z.strictObject({ ...schema.shape, body: z.string().min(1) })] as const,
)

/** What each file may contain, by its name or, for Markdown files, their folder: `home`, `cases/`. Their text is `body`. */
export const jsonSchemas: Record<string, Schema> = Object.fromEntries(
  [...Object.entries(schemas), ...markdownSchemas].map(([name, schema]) => [
    name,
    prepared(jsonSchemaOf(schema) as JsonSchema),
  ]),
)

/** With one list of choices, and lists of one kind of entry. What is inside of something shared is shared, too. */
function prepared({ anyOf, prefixItems, ...schema }: JsonSchema, isShared = false): Schema {
  const shared = isShared || schema.shared === true
  const whole: Schema = { ...schema, ...(shared && { shared }) }
  const { oneOf, properties, additionalProperties } = schema
  const inside = (part: JsonSchema) => prepared(part, shared)
  if (oneOf) whole.oneOf = oneOf.map(inside)
  if (properties)
    whole.properties = Object.fromEntries(
      Object.entries(properties).map(([key, part]) => [key, inside(part)]),
    )
  if (additionalProperties) whole.additionalProperties = inside(additionalProperties)
  const items = prefixItems?.[0] ?? schema.items
  if (items) {
    const { minItems = prefixItems?.length, maxItems = prefixItems?.length } = schema
    Object.assign(whole, { items: inside(items), minItems, maxItems })
  }
  // Those of all integers.
  if (whole.minimum === Number.MIN_SAFE_INTEGER) delete whole.minimum
  if (whole.maximum === Number.MAX_SAFE_INTEGER) delete whole.maximum
  const choices = schema.enum ?? anyOf?.flatMap((each) => each.enum ?? [])
  if (choices) Object.assign(whole, { type: 'string', enum: choices })
  return whole
}

/** The property that tells groups apart. */
export const typeKeyOf = ([group]: Schema[]) =>
  Object.entries(group!.properties!).find(([, { const: only }]) => only)![0]

/** The schema of one of the values in a list or group. */
export function partOf(schema: Schema, value: unknown, key: string | number): Schema | undefined {
  const { oneOf } = schema
  const type = oneOf && typeKeyOf(oneOf)
  const isItsGroup = ({ properties }: Schema) =>
    properties![type!]!.const === valueIn(value, [type!])
  const group = oneOf?.find(isItsGroup) ?? schema
  return group.items ?? group.properties?.[key] ?? (group.additionalProperties || undefined)
}
