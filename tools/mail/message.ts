import Mustache from 'mustache'
import type { SendMailOptions } from 'nodemailer'
import { Refusal } from './refusal.ts'
import type { Variables } from './submission.ts'
import { template } from './template.ts'

/**
 * Fills the template in. Without control characters no value can begin a header of its own, and a name cannot
 * pose as the line below it. `{{{message}}}` in the text takes the message as it was typed.
 */
export function composeMessage(variables: Variables): SendMailOptions {
  const header = (name: 'from' | 'to' | 'replyTo' | 'subject') =>
    fillLine(template[name], variables).replace(/ {2,}/g, ' ').trim()
  const replyTo = header('replyTo')
  return {
    from: header('from'),
    to: recipients(header('to')),
    // A reply address that is none is left out, so that the message still arrives.
    ...(isAddress(replyTo) && { replyTo }),
    subject: header('subject'),
    text: mimeText(fillLine(template.text, variables)),
    html: mimeText(Mustache.render(template.html, variables)),
    // Base64 carries every character as it is: no dot-stuffing, no folding, no lost trailing space.
    encoding: 'base64',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** A value that is no address refuses the message, since guessing could send it to a stranger. */
function recipients(list: string): string[] {
  if (list === '') throw new Refusal(422, 'The recipients address is empty')
  const addresses = list.split(',').map((address) => address.trim())
  if (addresses.every(isAddress)) return addresses
  throw new Refusal(422, 'The recipients address is invalid')
}

/**
 * A bare address by the HTML standard's rule for e-mail fields, international domains included. Display
 * names, comments, quotes and groups have all been ways to smuggle in a second recipient.
 */
const isAddress = (value: string) =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)*$/u.test(value)

const oneLine = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const fillLine = (source: string, variables: Variables) =>
  Mustache.render(source, variables, {}, { escape: oneLine })

/** RFC 2045, 6.8: text has CRLF line breaks before it is encoded. */
const mimeText = (lines: string) => Buffer.from(lines.replace(/\r?\n/g, '\r\n'))
