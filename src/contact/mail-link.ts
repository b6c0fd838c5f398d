import type { Contact } from '../content/contact.ts'
import * as limits from '../lib/limits.ts'
import { type FieldValues, fields } from './fields.ts'
import { variablesOf } from './variables.ts'

/** The values as plain text. The message comes last, because a long mail link is cut at its end. */
export function mailText(values: FieldValues, words: Contact['form']['fields']): string {
  const { message, ...others } = variablesOf(values)
  const lines = Object.entries(others).flatMap(([variable, value]) => {
    if (needsNoLabel(variable)) return [value]
    const { name } = fields.find((field) => field.variable === variable)!
    return value ? [`${words[name]!.label}: ${value}`] : []
  })
  return [...lines, '', message].join('\n').trim()
}

const needsNoLabel = (variable: string) => ['from_name', 'from_email', 'phone'].includes(variable)

/**
 * A mailto link with a text, cut to at most `limits.mailLink` characters.
 * https://www.rfc-editor.org/rfc/rfc6068
 */
export function mailLink(email: string, subject: string, text: string): string {
  const start = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=`
  const whole = start + encode(text)
  if (whole.length <= limits.mailLink) return whole

  const end = encode('…')
  let link = start
  for (const character of text) {
    const next = link + encode(character)
    if (next.length + end.length > limits.mailLink) break
    link = next
  }
  return link + end
}

/** `encodeURIComponent` throws on a lone surrogate. Line breaks in e-mail are CRLF. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'))
