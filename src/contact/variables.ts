import { type FieldValues, fields } from './fields.ts'

/** The e-mail template's variables, in the order of their fields. */
export const variables = [...new Set(fields.map(({ variable }) => variable))]

/** The variables with their values. Fields that share a variable are trimmed and joined with a space. */
export const variablesOf = (values: FieldValues): Record<string, string> =>
  Object.fromEntries(
    variables.map((variable) => {
      const own = fields.filter((field) => field.variable === variable)
      const texts = own.map(({ name }) => values[name])
      const joined = texts.flatMap((text) => text.trim() || []).join(' ')
      return [variable, texts.length > 1 ? joined : texts[0]!]
    }),
  )
