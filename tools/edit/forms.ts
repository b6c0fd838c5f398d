import { z } from 'zod'
import { isShared } from '../build/content/translation.ts'

/** What the editor has to know about a value, without its checks: those run on the server. */
export type FormField = { optional: boolean; shared: boolean } & (
  | {
      kind: 'text'
      min?: number
      max?: number
      multiline: boolean
      formatted: boolean
      placeholders: string[]
    }
  | { kind: 'number'; min?: number; max?: number; integer: boolean }
  | { kind: 'choice'; options: (string | number)[] }
  | { kind: 'icon' | 'line' }
  | { kind: 'list'; min: number; max?: number; entry: FormField }
  | { kind: 'group'; fields: Record<string, FormField> }
  /** A group whose names are in the content only. */
  | { kind: 'named'; entry: FormField }
  /** One of several groups, by the value of the field `by`. */
  | { kind: 'variants'; by: string; variants: Record<string, FormField> }
)

/** Longer texts get more than one line. */
const maxLineLength = 120

/** @throws if the schema contains something that has no form */
export function formOf(schema: z.ZodType, path = '', inherited = false): FormField {
  const shared = inherited || isShared(schema)
  const { def } = schema as z.ZodType & { def: z.core.$ZodTypes['_zod']['def'] }
  const common = { optional: false, shared }
  const part = (inner: z.core.$ZodType, name: string) =>
    formOf(inner as z.ZodType, path ? `${path}.${name}` : name, shared)
  const unknown = (what: string) => new Error(`${path || 'The schema'}: no form for ${what}`)

  switch (def.type) {
    case 'optional':
      return { ...formOf(def.innerType as z.ZodType, path, shared), optional: true }
    case 'pipe':
      return formOf(def.in as z.ZodType, path, shared)
    case 'string': {
      if (schema.meta()?.enum) return { ...common, kind: 'icon' }
      const { minLength, maxLength, pattern, format } = z.toJSONSchema(schema)
      // Such as an address, which is not only shown.
      const formatted = pattern !== undefined || format !== undefined
      const multiline = (maxLength ?? 0) > maxLineLength
      const limits = known({ min: minLength, max: maxLength })
      const placeholders = placeholdersOf(schema)
      return { ...common, kind: 'text', ...limits, multiline, formatted, placeholders }
    }
    case 'number': {
      const { minimum, maximum, type } = z.toJSONSchema(schema)
      const limits = known({ min: minimum, max: maximum })
      return { ...common, kind: 'number', ...limits, integer: type === 'integer' }
    }
    case 'enum':
    case 'literal':
    case 'union': {
      if (schema instanceof z.ZodDiscriminatedUnion) {
        const by = schema.def.discriminator
        const variants = (schema.def.options as z.ZodObject[]).map((option) => {
          const [name] = choicesOf(option.shape[by] as z.ZodType) ?? []
          return [name, part(option, String(name))] as const
        })
        return { ...common, kind: 'variants', by, variants: Object.fromEntries(variants) }
      }
      const options = choicesOf(schema)
      if (!options) throw unknown('a union of other things than choices')
      const isLine = options.length === 8 && options.every((option) => typeof option === 'number')
      return isLine ? { ...common, kind: 'line' } : { ...common, kind: 'choice', options }
    }
    case 'array': {
      const { minItems, maxItems } = z.toJSONSchema(schema, { unrepresentable: 'any' })
      const entry = part(def.element, '0')
      return { ...common, kind: 'list', min: minItems ?? 0, ...known({ max: maxItems }), entry }
    }
    case 'tuple': {
      const [entry, ...others] = def.items.map((item, index) => part(item, String(index)))
      const isUniform = others.every((other) => JSON.stringify(other) === JSON.stringify(entry))
      if (!entry || !isUniform || def.rest) throw unknown('a tuple of different entries')
      return { ...common, kind: 'list', min: def.items.length, max: def.items.length, entry }
    }
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, part(field, name)])
      return { ...common, kind: 'group', fields: Object.fromEntries(fields) }
    }
    case 'record':
      return { ...common, kind: 'named', entry: part(def.valueType, '*') }
    default:
      throw unknown(`“${def.type}”`)
  }
}

type Limits = { min?: number; max?: number }

/** Without limits that the schema does not set. */
const known = (limits: { [Limit in keyof Limits]: number | undefined }): Limits =>
  Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined))

function choicesOf(schema: z.ZodType): (string | number)[] | undefined {
  const { def } = schema as z.ZodType & { def: z.core.$ZodTypes['_zod']['def'] }
  if (def.type === 'enum') return Object.values(def.entries)
  if (def.type === 'literal') return def.values as (string | number)[]
  if (def.type !== 'union') return undefined
  const choices = def.options.map((option) => choicesOf(option as z.ZodType))
  return choices.some((each) => !each) ? undefined : choices.flatMap((each) => each!)
}

/** The names that a text made by `filled` needs are known to its check alone, which names them. */
const placeholdersOf = (schema: z.ZodType) =>
  (schema.safeParse('x').error?.issues ?? []).flatMap(
    ({ message }) => /^has to contain \{(\w+)\}/.exec(message)?.[1] ?? [],
  )
