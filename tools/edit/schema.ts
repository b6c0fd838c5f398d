import type { Path } from './protocol.ts'
import { valueIn } from './values.ts'

/** The part of a JSON schema that the editors use (json-schemas.ts). */
export type Schema = {
  type?: string
  /** Whether a value is the same in every language: a translation does not have it. */
  shared?: boolean
  /** Whether a translation has values of its own, which do not follow those of the first language. */
  own?: boolean
  /** The names in braces that the page fills in. */
  placeholders?: string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | false
  items?: Schema
  minItems?: number
  maxItems?: number
  /** One of several groups. */
  oneOf?: Schema[]
  discriminator?: { propertyName: string }
  title?: string
  /** Limits, in words. */
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
}

export const isMarkdown = (file: string) => file.includes('/')

/** Longer texts get more than one line. */
export const maxLineLength = 120

/** By which `schemas` has the schema of a file: `cases/` for each Markdown file in that folder, or `home`. */
export const schemaName = (file: string) => file.replace(/(?<=\/).*/, '')

/** The group among several, such as the scenes, that a value is. */
export const variantOf = (schema: Schema, value: unknown): Schema =>
  schema.oneOf?.find(
    ({ title }) => title === valueIn(value, [schema.discriminator!.propertyName]),
  ) ?? schema

/** The schema of one of the values in a list or group. */
export function partOf(schema: Schema, value: unknown, key: string | number): Schema | undefined {
  const group = variantOf(schema, value)
  return group.items ?? group.properties?.[key] ?? (group.additionalProperties || undefined)
}

/** The schema of the value at a path of another one, and whether it has to be there. */
export function schemaAt(schema: Schema, value: unknown, path: Path) {
  let part: Schema | undefined = schema
  let isRequired = true
  for (const [at, key] of path.entries()) {
    const outer = valueIn(value, path.slice(0, at))
    isRequired = !part || part.type === 'array' || isRequiredIn(part, outer, key)
    part = part && partOf(part, outer, key)
  }
  return { part, isRequired }
}

const isRequiredIn = (schema: Schema, value: unknown, key: string | number) =>
  variantOf(schema, value).required?.includes(String(key)) ?? false
