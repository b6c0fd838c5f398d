import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

type Refuse = (path: PropertyKey[], message: string) => void

// biome-ignore lint/suspicious/noExplicitAny: not checked yet
type Raw = any

/** Whether the schema marks a value as the same in every language (`shared` in src/content/parts.ts). */
export const isShared = (schema: z.ZodType) => schema.meta()?.shared === true

/** Whether a value does not follow that of the first language, as the addresses of a page. */
export const isOwn = (schema: z.ZodType) => schema.meta()?.own === true

/** Whether a schema has no words at all, as that of the logo. */
export const hasNoWords = (schema: z.ZodType): boolean =>
  isShared(schema) ||
  (schema instanceof z.ZodObject && Object.values(schema.shape).every((field) => hasNoWords(field)))

/**
 * A translation, completed with the values of the first language that are not words.
 *
 * @param original the value in the first language
 * @param words the same value in the translation, not checked yet
 * @param refuse called for each value that is missing, and for each that a translation may not have
 */
export function complete(
  schema: z.ZodType,
  original: Raw,
  words: Raw,
  refuse: Refuse,
  path: PropertyKey[] = [],
): unknown {
  if (isShared(schema)) {
    // A copy of the first language has it, too.
    if (words !== undefined && !isDeepStrictEqual(words, original))
      refuse(path, 'is the same in every language. Remove it: it comes from the first one.')
    return original
  }
  if (isOwn(schema)) return words
  if (original === undefined) {
    if (words !== undefined)
      refuse(path, 'is not in the first language. Remove it, or write it there too.')
    return undefined
  }
  if (words === undefined || words === null) return missing(schema, original, refuse, path)
  if (Array.isArray(original) && Array.isArray(words)) {
    if (words.length !== original.length)
      refuse(
        path,
        `has ${words.length} of ${original.length} entries. Translate each entry of the first language, in its order.`,
      )
    return original
      .slice(0, words.length)
      .map((each, index) =>
        complete(entryOf(schema, each, index), each, words[index], refuse, [...path, index]),
      )
  }
  if (isGroup(original) && isGroup(words)) {
    const keys = new Set([...Object.keys(original), ...Object.keys(words)])
    return Object.fromEntries(
      [...keys].map((key) => {
        const field = fieldOf(schema, original, key)
        // The schema reports an unknown field.
        if (!field) return [key, words[key]]
        return [key, complete(field, original[key], words[key], refuse, [...path, key])]
      }),
    )
  }
  return words
}

/** A value that the translation lacks: its own words are missing, unless it has none. */
function missing(schema: z.ZodType, original: Raw, refuse: Refuse, path: PropertyKey[]): unknown {
  let lacksWords = !isGroup(original)
  const completed = isGroup(original)
    ? complete(schema, original, {}, () => (lacksWords = true), path)
    : original
  if (!lacksWords) return completed
  refuse(
    path,
    typeof original === 'string'
      ? `is missing. Translate “${original}”.`
      : 'is missing. Copy it from the first language and translate it.',
  )
  return original
}

const isGroup = (value: Raw) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema inside `.optional()` and `.transform()`. */
export function inner(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return inner(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodPipe) return inner(schema.in as z.ZodType)
  return schema
}

export function entryOf(list: z.ZodType, original: Raw, index: number): z.ZodType {
  const schema = inner(list)
  if (schema instanceof z.ZodArray) return variantOf(schema.element as z.ZodType, original)
  if (schema instanceof z.ZodTuple) return schema.def.items[index] as z.ZodType
  return z.unknown()
}

export function fieldOf(group: z.ZodType, original: Raw, key: string): z.ZodType | undefined {
  const schema = variantOf(group, original)
  if (schema instanceof z.ZodObject) return schema.shape[key]
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType
  return undefined
}

/** Of several kinds, such as the scenes, the one that the original is. */
function variantOf(group: z.ZodType, original: Raw): z.ZodType {
  const schema = inner(group)
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema
  const { options, discriminator } = schema.def
  const variant = (options as z.ZodObject[]).find(
    ({ shape }) => (shape[discriminator] as z.ZodLiteral).value === original[discriminator],
  )
  return variant ?? z.unknown()
}
