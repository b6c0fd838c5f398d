import { contact } from '../content/contact.ts'
import { site } from '../content/site.ts'
import type { ContactFields } from './send-message.ts'

/** A mailto link that carries what is typed (https://www.rfc-editor.org/rfc/rfc6068). */
export function mailLink(fields: ContactFields): string {
  const name = [fields.firstName.trim(), fields.lastName.trim()].filter(Boolean).join(' ')
  const lines = [fields.message, '', name, fields.email, fields.phone].join('\n').trim()
  // A lone surrogate cannot be encoded; the line break of a mail is CRLF.
  const body = encodeURIComponent(lines.toWellFormed().replace(/\r?\n/g, '\r\n'))
  return `mailto:${site.email}?subject=${encodeURIComponent(contact.form.mailSubject)}&body=${body}`
}
