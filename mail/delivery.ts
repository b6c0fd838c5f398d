import { createTransport } from 'nodemailer'
import { isAddress, parseAddressList } from './addresses.ts'
import { invalidRecipient, noRecipient, Refusal } from './refusal.ts'
import type { Template } from './template.ts'

export interface SmtpOptions {
  host: string
  port: number
  /** How long to wait for each step of the conversation, in milliseconds. */
  timeout?: number | undefined
}

export interface Delivery {
  deliver(message: Template): Promise<void>
  /** Resolves when what is under way has been delivered or refused. */
  finished(): Promise<void>
}

export function createDelivery({ host, port, timeout = 10_000 }: SmtpOptions): Delivery {
  // A connection for each message: nothing to go stale while the SMTP server is restarted.
  const transport = createTransport({
    host,
    port,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  })
  const underWay = new Set<Promise<unknown>>()

  return {
    async deliver(message) {
      const sending = transport.sendMail(compose(message))
      underWay.add(sending)
      try {
        await sending
      } catch (cause) {
        throw new Refusal(502, 'The message could not be delivered, please try again later', {
          cause,
        })
      } finally {
        underWay.delete(sending)
      }
    },
    async finished() {
      await Promise.allSettled(underWay)
    },
  }
}

/** A reply address that is none costs the message its header, not its delivery. */
function compose({ from, to, replyTo, subject, text, html }: Template) {
  if (to === '') throw noRecipient()
  const recipients = parseAddressList(to)
  if (!recipients) throw invalidRecipient()
  return {
    from,
    to: recipients,
    ...(isAddress(replyTo) && { replyTo }),
    subject,
    text: mimeText(text),
    html: mimeText(html),
    // Base64 carries every character as it is: no dot-stuffing, no folding, no lost trailing space.
    encoding: 'base64',
    xMailer: false as const,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** RFC 2045, 6.8: text has CRLF line breaks before it is encoded. */
function mimeText(text: string): Buffer {
  return Buffer.from(text.replaceAll('\n', '\r\n'))
}
