import { contact } from '../content/contact.ts'
import { site } from '../content/site.ts'
import { limits } from '../lib/limits.ts'
import type { ContactFields } from './send-message.ts'

/** What is typed, as text: the message comes last, so that it is what a long mail link loses. */
export function mailText({ firstName, lastName, email, phone, message }: ContactFields): string {
  const name = [firstName.trim(), lastName.trim()].filter(Boolean).join(' ')
  return [name, email, phone, '', message].join('\n').trim()
}

/** A mailto link that carries what is typed (https://www.rfc-editor.org/rfc/rfc6068), cut to `limits.mailLink`. */
export function mailLink(fields: ContactFields): string {
  const start = `mailto:${site.email}?subject=${encodeURIComponent(contact.form.mailSubject)}&body=`
  const whole = start + encode(mailText(fields))
  if (whole.length <= limits.mailLink) return whole

  const end = encode('…')
  let link = start
  for (const character of mailText(fields)) {
    const next = link + encode(character)
    if (next.length + end.length > limits.mailLink) break
    link = next
  }
  return link + end
}

/** A lone surrogate cannot be encoded; the line break of a mail is CRLF. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'))
