import Mustache from 'mustache'
import type { SendMailOptions } from 'nodemailer'
import { Refusal } from './refusal.ts'
import type { Variables } from './submission.ts'
import { template } from './template.ts'

/**
 * Fills in the template. Control characters are removed from values, so that none can inject a header or fake a
 * line of the text. Only `{{{message}}}` is inserted as typed.
 *
 * @throws Refusal (422) if the recipients are empty or invalid
 */
export function composeMessage(variables: Variables): SendMailOptions {
  const header = (name: 'from' | 'to' | 'replyTo' | 'subject') =>
    fillLine(template[name], variables).replace(/ {2,}/g, ' ').trim()
  const replyTo = header('replyTo')
  return {
    from: header('from'),
    to: recipients(header('to')),
    // An invalid reply address is left out, so that the message still arrives.
    ...(isAddress(replyTo) && { replyTo }),
    subject: header('subject'),
    text: mimeText(fillLine(template.text, variables)),
    html: mimeText(Mustache.render(template.html, variables)),
    // Base64 preserves every character: no dot-stuffing, line folding or trimmed spaces.
    encoding: 'base64',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Refuses the message if any recipient is invalid: guessing could send it to a stranger. */
function recipients(list: string): string[] {
  if (list === '') throw new Refusal(422, 'The recipients address is empty')
  const addresses = list.split(',').map((address) => address.trim())
  if (addresses.every(isAddress)) return addresses
  throw new Refusal(422, 'The recipients address is invalid')
}

/**
 * A bare address by the HTML standard's rule for e-mail inputs, plus international domains. Display names,
 * comments, quotes and groups are not allowed, because each can hide a second recipient.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const isAddress = (value: string) =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)*$/u.test(value)

const oneLine = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const fillLine = (source: string, variables: Variables) =>
  Mustache.render(source, variables, {}, { escape: oneLine })

/** Text must have CRLF line breaks before it is encoded (RFC 2045, section 6.8). */
const mimeText = (lines: string) => Buffer.from(lines.replace(/\r?\n/g, '\r\n'))
