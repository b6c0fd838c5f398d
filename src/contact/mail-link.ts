import { contact } from '#content/contact.yaml'
import { site } from '#content/site.yaml'
import { limits } from '../lib/limits.ts'
import { type FieldValues, fields, variableOf, variables } from './fields.ts'

/** What is typed, as text: the message comes last, so that it is what a long mail link loses. */
export function mailText(values: FieldValues): string {
  const lines = variables
    .filter((variable) => variable !== 'message')
    .flatMap((variable) => {
      const value = variableOf(values, variable)
      if (isPlain(variable)) return [value]
      // What is left empty needs no line, and what was added to the form needs its label.
      const label = fields.find(({ mail }) => mail.variable === variable)?.mail.label
      return value ? [`${label}: ${value}`] : []
    })
  return [...lines, '', values.message].join('\n').trim()
}

/** Clear without a label. */
const isPlain = (variable: string) => ['from_name', 'from_email', 'phone'].includes(variable)

/** A mailto link that carries what is typed (https://www.rfc-editor.org/rfc/rfc6068), cut to `limits.mailLink`. */
export function mailLink(values: FieldValues): string {
  const start = `mailto:${site.email}?subject=${encodeURIComponent(contact.form.mailSubject)}&body=`
  const whole = start + encode(mailText(values))
  if (whole.length <= limits.mailLink) return whole

  const end = encode('…')
  let link = start
  for (const character of mailText(values)) {
    const next = link + encode(character)
    if (next.length + end.length > limits.mailLink) break
    link = next
  }
  return link + end
}

/** A lone surrogate cannot be encoded; the line break of a mail is CRLF. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'))
