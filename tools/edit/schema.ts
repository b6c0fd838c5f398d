/** The part of a JSON schema that the editors use, as z.toJSONSchema writes it. */
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
  prefixItems?: Schema[]
  minItems?: number
  maxItems?: number
  oneOf?: Schema[]
  anyOf?: Schema[]
  enum?: (string | number)[]
  const?: unknown
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
}

/** By which `schemas` has the schema of a file: `cases/` for each Markdown file in that folder, or `home`. */
export const schemaName = (file: string) => file.replace(/(?<=\/).*/, '')

/** The group among several, such as the scenes, that a value is. */
export const variantOf = (schema: Schema, value: unknown): Schema =>
  schema.oneOf?.find(({ properties = {} }) =>
    Object.entries(properties).every(
      ([key, each]) =>
        each.const === undefined || each.const === (value as Record<string, unknown>)?.[key],
    ),
  ) ?? schema

/** The schema of one of the values in a list or group. */
export function partOf(schema: Schema, value: unknown, key: string | number): Schema | undefined {
  const group = variantOf(schema, value)
  const part =
    typeof key === 'number' || Array.isArray(value)
      ? (group.prefixItems?.[Number(key)] ?? group.items)
      : (group.properties?.[key] ?? (group.additionalProperties || undefined))
  return part && (schema.shared ? { ...part, shared: true } : part)
}
