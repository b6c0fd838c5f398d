import type { z } from 'zod'

/** The kinds of values, in everyday words. */
const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number like 12.5, with a point and without quotes',
  int: 'a whole number, without quotes',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'null',
}

const characters = ({ length }: string) => `${length} character${length === 1 ? '' : 's'}`

const entries = ({ length }: unknown[]) => (length === 1 ? '1 entry' : `${length || 'no'} entries`)

/** Zod’s issue as the rest of a sentence that starts with the place: what is wrong, and what to do. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const { input } = issue
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kinds[issue.expected] ?? `a ${issue.expected}`
      if (input === undefined) return `is missing. Write ${kind}.`
      if (input === null) return `is empty. Write ${kind}.`
      const inQuotes = issue.expected === 'string' ? ' Put it in quotes.' : ''
      return `has to be ${kind}.${inQuotes}`
    }
    case 'too_small':
      if (input === '') return 'is empty. Write a text.'
      if (typeof input === 'string')
        return `is too short: it has ${characters(input)} and needs ${issue.minimum}.`
      if (Array.isArray(input)) return `has ${entries(input)} and needs at least ${issue.minimum}.`
      return `is too small: it has to be ${issue.inclusive === false ? `more than ${issue.minimum}` : `${issue.minimum} or more`}.`
    case 'too_big':
      if (typeof input === 'string')
        return `is too long: it has ${characters(input)}, and the maximum is ${issue.maximum}. Shorten it.`
      if (Array.isArray(input))
        return `has ${entries(input)}, and the maximum is ${issue.maximum}. Remove some.`
      return `is too large: it has to be ${issue.maximum} or less.`
    case 'invalid_value':
      return `${input === undefined ? 'is missing' : `is not known: ${quoted(input)}`}. Write ${oneOf(issue.values)}.`
    case 'invalid_union':
      return `is not known. Write ${oneOf((issue.options as unknown[]) ?? [])}.`
    case 'unrecognized_keys':
      return `has ${issue.keys.map(quoted).join(', ')}, which is not a field here. Correct the name or remove it.`
    default:
      return 'is not valid. Compare it with the schema in src/content/.'
  }
}

const quoted = (value: unknown) => (typeof value === 'string' ? `“${value}”` : String(value))

function oneOf(values: readonly unknown[]): string {
  const names = values.map((value) => String(value))
  return names.length === 1 ? names[0]! : `one of ${names.join(', ')}`
}
