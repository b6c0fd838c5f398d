import Mustache from 'mustache'
import type { SendMailOptions } from 'nodemailer'
import { z } from 'zod'
import { Refusal, type Variables } from './submission.ts'
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
  const to = header('to')
  // Display names, quotes and lists are not allowed, because each can hide a second recipient.
  if (!isAddress(to))
    throw new Refusal(422, `The recipients address is ${to === '' ? 'empty' : 'invalid'}`)
  return {
    from: header('from'),
    to,
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

const isAddress = (value: string) => z.regexes.html5Email.test(value)

const oneLine = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const fillLine = (source: string, variables: Variables) =>
  Mustache.render(source, variables, {}, { escape: oneLine })

/** Text must have CRLF line breaks before it is encoded (RFC 2045, section 6.8). */
const mimeText = (lines: string) => Buffer.from(lines.replace(/\r?\n/g, '\r\n'))
