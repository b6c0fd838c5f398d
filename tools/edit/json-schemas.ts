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
  const whole: Schema = { ...schema, ...(shared && { shared }) }
  const inside = (part: JsonSchema, name = '') => prepared(part, shared, name)
  const insideEach = (parts: Record<string, JsonSchema>) =>
    Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, inside(part, key)]))

  const { oneOf, properties, additionalProperties } = schema
  if (oneOf) return { ...whole, type: 'object', ...variants(oneOf.map((group) => inside(group))) }
  if (properties) return { ...whole, properties: insideEach(properties) }
  if (additionalProperties) return { ...whole, additionalProperties: inside(additionalProperties) }
  const items = prefixItems?.[0] ?? schema.items
  if (items) {
    const { minItems = prefixItems?.length, maxItems = prefixItems?.length } = schema
    const limits = { ...(minItems && { minItems }), ...(maxItems && { maxItems }) }
    const entry = inside(items)
    const first = Array.from({ length: minItems ?? 0 }, () => entry.default ?? {})
    return { ...whole, ...limits, items: entry, default: first }
  }
  // Those of all integers.
  if (whole.minimum === Number.MIN_SAFE_INTEGER) delete whole.minimum
  if (whole.maximum === Number.MAX_SAFE_INTEGER) delete whole.maximum
  const { type = 'string', const: only, minimum = 0 } = whole
  if (type === 'boolean') return { ...whole, title: labelOf(name) }
  if (only !== undefined) return { ...whole, enum: [only] }
  const choices = schema.enum ?? anyOf?.flatMap((each) => each.enum ?? [])
  const first = choices?.[0] ?? (type === 'string' ? '' : minimum)
  const description = hintOf(whole)
  return {
    ...{ ...whole, type, default: first },
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
    const { enum: _, ...choice } = properties![by]!
    const name = { ...choice, default: choice.const }
    return { ...group, title: String(choice.const), properties: { ...properties, [by]: name } }
  })
  return { oneOf, discriminator: { propertyName: by } }
}
