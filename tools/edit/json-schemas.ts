import { z } from 'zod'
import { entrySchemas, schemas } from '../../src/content/index.ts'
import { jsonSchemaOf } from '../prerender/content/json-schemas.ts'
import { labelOf } from './names.ts'
import type { Schema } from './schema.ts'

const markdownSchemas = Object.entries(entrySchemas).map(
  ([folder, schema]) =>
    [`${folder}/`, z.strictObject({ ...schema.shape, body: z.string().min(1) })] as const,
)

/** What each file may contain, by `schemaName`. The text of a Markdown file is `body`. */
export const jsonSchemas: Record<string, Schema> = Object.fromEntries(
  [...Object.entries(schemas), ...markdownSchemas].map(([name, schema]) => [
    name,
    prepared(jsonSchemaOf(schema) as JsonSchema),
  ]),
)

type JsonSchema = Schema & { anyOf?: Schema[]; prefixItems?: Schema[] }

/**
 * A schema as forms need it: with a default for each value that is new, its limits in words, one list of choices, and
 * lists of one kind of entry. What is inside of something shared is shared, too.
 */
function prepared(
  { anyOf, prefixItems, ...schema }: JsonSchema,
  isShared = false,
  name = '',
): Schema {
  const shared = isShared || schema.shared === true
  const own: Schema = { ...schema, ...(shared && { shared }) }
  const inside = (part: JsonSchema, name = '') => prepared(part, shared, name)
  const insideEach = (parts: Record<string, JsonSchema>) =>
    Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, inside(part, key)]))

  const { oneOf, properties, additionalProperties } = schema
  if (oneOf) return { ...own, type: 'object', ...variants(oneOf.map((group) => inside(group))) }
  if (properties) return { ...own, properties: insideEach(properties) }
  if (additionalProperties) return { ...own, additionalProperties: inside(additionalProperties) }
  const items = prefixItems?.[0] ?? schema.items
  if (items) {
    const { minItems = prefixItems?.length, maxItems = prefixItems?.length } = schema
    const limits = { ...(minItems && { minItems }), ...(maxItems && { maxItems }) }
    const entry = inside(items)
    const first = Array.from({ length: minItems ?? 0 }, () => entry.default ?? {})
    return { ...own, ...limits, items: entry, default: first }
  }
  // Those of all integers.
  if (own.minimum === Number.MIN_SAFE_INTEGER) delete own.minimum
  if (own.maximum === Number.MAX_SAFE_INTEGER) delete own.maximum
  const { type = 'string', const: only, minimum = 0 } = own
  if (type === 'boolean') return { ...own, title: labelOf(name) }
  if (only !== undefined) return { ...own, enum: [only] }
  const choices = schema.enum ?? anyOf?.flatMap((each) => each.enum ?? [])
  const first = choices?.[0] ?? (type === 'string' ? '' : minimum)
  const description = hintOf(own)
  return {
    ...{ ...own, type, default: first },
    ...(choices && { enum: choices }),
    ...(description && { description }),
  }
}

/** Limits, in words. */
function hintOf({ enum: icons, minimum, maximum, maxLength, placeholders = [] }: Schema): string {
  const isRange = minimum !== undefined && maximum !== undefined
  const names = placeholders.map((name) => `{${name}}`).join(', ')
  const hints = [
    (icons?.length ?? 0) > 100 && 'A name from lucide.dev/icons.',
    isRange && `From ${minimum} to ${maximum}.`,
    maxLength && `At most ${maxLength} characters.`,
    names && `The page fills in ${names}.`,
  ]
  return hints.filter(Boolean).join(' ')
}

/** Groups of which a value is one, by the value that tells them apart. */
function variants(groups: Schema[]): Schema {
  const [by] = Object.entries(groups[0]!.properties!).find(([, { const: only }]) => only)!
  const oneOf = groups.map(({ properties, ...group }) => {
    const { enum: _, ...own } = properties![by]!
    const name = { ...own, default: own.const }
    return { ...group, title: String(own.const), properties: { ...properties, [by]: name } }
  })
  return { oneOf, discriminator: { propertyName: by } }
}
