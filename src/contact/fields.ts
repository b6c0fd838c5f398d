/** A field of the contact form. Its label and a select's options are in content/en/contact.yaml. */
export type Field = {
  name: string
  type: 'text' | 'email' | 'tel' | 'select' | 'textarea'
  required: boolean
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete?: AutoFill
  /** The e-mail template's variable for this field. Fields can share a variable. */
  variable: string
}

/** The form's fields, in order. CONTRIBUTING.md explains how to add one. */
const list = [
  {
    name: 'firstName',
    type: 'text',
    required: true,
    autoComplete: 'given-name',
    variable: 'from_name',
  },
  {
    name: 'lastName',
    type: 'text',
    required: true,
    autoComplete: 'family-name',
    variable: 'from_name',
  },
  {
    name: 'email',
    type: 'email',
    required: true,
    autoComplete: 'email',
    variable: 'from_email',
  },
  {
    name: 'phone',
    type: 'tel',
    required: true,
    autoComplete: 'tel',
    variable: 'phone',
  },
  {
    name: 'message',
    type: 'textarea',
    required: true,
    variable: 'message',
  },
] as const satisfies Field[]

/** The name of a field that people do not see. A message in which it is filled in is not sent. */
export const honeypotName = 'website'

export type FieldName = (typeof list)[number]['name']

/** Each field's value, as typed. */
export type FieldValues = Record<FieldName, string>

export const fields: readonly (Field & { name: FieldName })[] = list

/** Builds the values by calling `read` for each field. */
export const valuesBy = (read: (name: FieldName) => string) =>
  Object.fromEntries(fields.map(({ name }) => [name, read(name)])) as FieldValues

export const emptyValues = valuesBy(() => '')
