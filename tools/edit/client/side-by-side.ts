import type { RJSFSchema } from '@rjsf/utils'
import { showInvisible } from '../invisible.ts'
import { labelOf } from '../label.ts'
import type { Path } from '../protocol.ts'
import { partOf, type Schema } from '../schema.ts'
import { isGroup } from './places.ts'

// One form for all languages: a value that each language has becomes a group with one property for each of them.

/** Longer texts get more than one line. */
const maxLineLength = 120

const isLeaf = ({ properties, items, prefixItems, oneOf, additionalProperties }: Schema) =>
  !properties && !items && !prefixItems && !oneOf && !additionalProperties

/** Whether a value is one in each language. */
export const isWords = (schema: Schema, languages: string[]) =>
  languages.length > 1 && isLeaf(schema) && !schema.shared && schema.const === undefined

/** Marks the group of one text in each language. */
export const words = 'words'

/**
 * The schema of the form.
 *
 * @param value in the first language: its names, where the schema does not know them
 */
export function formSchema(
  schema: Schema,
  languages: string[],
  value?: unknown,
  name = '',
): RJSFSchema {
  const inside = (part: Schema, each: unknown, name: string) =>
    formSchema(schema.shared ? { ...part, shared: true } : part, languages, each, name)
  const { oneOf, prefixItems, items = prefixItems?.[0], additionalProperties } = schema
  if (isWords(schema, languages))
    return {
      ...group(languages.map((language) => [language, control(schema, name)])),
      $comment: words,
    }
  if (oneOf) {
    // The value that tells them apart.
    const [by] = Object.entries(oneOf[0]!.properties!).find(([, each]) => each.const !== undefined)!
    const named = oneOf.map((each) => ({
      ...inside(each, value, name),
      title: String(each.properties![by]!.const),
    }))
    return { type: 'object', oneOf: named, discriminator: { propertyName: by } }
  }
  if (items) {
    const { length = undefined } = prefixItems ?? {}
    const { minItems = length, maxItems = length } = schema
    const entry = inside(items, undefined, name)
    const first = Array.from({ length: minItems ?? 0 }, () => (entry.type === 'object' ? {} : ''))
    return { type: 'array', items: entry, default: first, ...(maxItems && { maxItems }) }
  }
  const properties =
    schema.properties ??
    (additionalProperties &&
      Object.fromEntries(Object.keys(value ?? {}).map((key) => [key, additionalProperties])))
  if (!properties) return control(schema, name)
  const parts = Object.entries(properties).map(
    ([key, part]) => [key, inside(part, isGroup(value) ? value[key] : undefined, key)] as const,
  )
  return group(parts, schema.required)
}

const group = (parts: (readonly [string, RJSFSchema])[], required = parts.map(([key]) => key)) =>
  ({ type: 'object', properties: Object.fromEntries(parts), required }) as RJSFSchema

/** `format` chooses the control. What is new starts with the default. */
function control(schema: Schema, name: string): RJSFSchema {
  const { type, const: only, anyOf, maxLength = 0, minimum = 0 } = schema
  const choices = schema.enum ?? anyOf?.flatMap((each) => each.enum ?? [])
  if (type === 'boolean') return { type, title: labelOf(name) }
  if (only !== undefined) return { type: 'string', const: only as string }
  const isLine = choices?.length === 8 && typeof choices[0] === 'number'
  if (isLine) return { type: 'integer', format: 'line', default: 1 }
  if ((choices?.length ?? 0) > 100) return { type: 'string', format: 'icon', default: choices![0]! }
  const hint = hintOf(schema)
  const format = name === 'body' ? 'markdown' : maxLength > maxLineLength ? 'textarea' : undefined
  return {
    type: (type ?? 'string') as 'string',
    default: choices?.[0] ?? (type === 'string' ? '' : minimum),
    ...(choices && { enum: choices }),
    ...(hint && { description: hint }),
    ...(format && { format }),
  }
}

/** Limits, in words. */
function hintOf({ minimum, maximum, maxLength, placeholders = [] }: Schema): string {
  const isRange = minimum !== undefined && maximum !== undefined && maximum < 1e9
  const names = placeholders.map((name) => `{${name}}`).join(', ')
  return [
    isRange && `From ${minimum} to ${maximum}.`,
    maxLength && `At most ${maxLength} characters.`,
    names && `The page fills in ${names}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The value of the form. @param values in each language, the first one with those that are not words */
export function merge(schema: Schema | undefined, values: Record<string, unknown>): unknown {
  const languages = Object.keys(values)
  const first = values[languages[0]!]
  if (schema && isWords(schema, languages)) {
    const known = Object.entries(values).filter(([, value]) => value !== undefined)
    return Object.fromEntries(known.map(([language, value]) => [language, shown(value)]))
  }
  if (!isGroup(first)) return shown(first)
  const part = (key: string | number) =>
    merge(
      schema && partOf(schema, first, key),
      Object.fromEntries(
        Object.entries(values).map(([language, each]) => [
          language,
          isGroup(each) ? each[key] : undefined,
        ]),
      ),
    )
  if (Array.isArray(first)) return first.map((_, at) => part(at))
  return Object.fromEntries(Object.keys(first).map((key) => [key, part(key)]))
}

const shown = (value: unknown) => (typeof value === 'string' ? showInvisible(value) : value)

/** The value in one language. */
export function split(
  schema: Schema | undefined,
  value: unknown,
  language: string,
  languages: string[],
): unknown {
  const isFirst = language === languages[0]
  if (!schema || schema.shared || schema.const !== undefined) return isFirst ? value : undefined
  if (isWords(schema, languages)) return isGroup(value) ? value[language] : undefined
  if (!isGroup(value)) return isFirst ? value : undefined
  const part = (key: string | number, each: unknown) =>
    split(partOf(schema, value, key), each, language, languages)
  const parts = Object.entries(value).map(([key, each]) => [key, part(key, each)] as const)
  const known = parts.filter(([, each]) => each !== undefined)
  // What has no words is not in a translation.
  if (!isFirst && known.length === 0 && parts.length > 0) return undefined
  return Array.isArray(value) ? parts.map(([, each]) => each) : Object.fromEntries(known)
}

/** Where a value of the form is in the content, and whose language it is. @param path in the form */
export function contentPath(
  schema: Schema,
  value: unknown,
  path: Path,
  languages: string[],
): { path: Path; language?: string } {
  let part: Schema | undefined = schema
  let inside = value
  for (const [at, key] of path.entries()) {
    if (part && isWords(part, languages))
      return { path: path.slice(0, at), language: String(path[at]) }
    part = part && partOf(part, inside, key)
    inside = isGroup(inside) ? inside[key] : undefined
  }
  return { path }
}
