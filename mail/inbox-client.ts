import { setTimeout as delay } from 'node:timers/promises'

/** Reads the inbox through MailDev's own HTTP interface. For tests. */

interface Address {
  address: string
  name: string
}

export interface InboxMessage {
  id: string
  subject: string
  from: Address[]
  to: Address[]
  /** The Reply-To header as it stands in the message; empty when there is none. */
  replyTo: string
  text: string
  html: string
  /** Every header of the message, names in lower case, values unfolded but not decoded. */
  headers: Record<string, string>
  /** Whom the message was really delivered to, whatever its headers say. */
  recipients: string[]
}

interface MailDevMessage {
  id: string
  subject: string
  from: Address[]
  to: Address[]
  text?: string
  html?: string
  envelope: { to: Address[] }
}

export async function messages(url: string): Promise<InboxMessage[]> {
  const list = (await (await get(`${url}/api/email`)).json()) as MailDevMessage[]
  return Promise.all(list.map((message) => withHeaders(url, message)))
}

export async function deleteAll(url: string): Promise<void> {
  const response = await fetch(`${url}/api/email/all`, { method: 'DELETE' })
  if (!response.ok) throw new Error(`The inbox answered ${response.status}`)
}

/** The first message that the predicate accepts, also one that is still on its way. */
export async function waitForMessage(
  url: string,
  predicate: (message: InboxMessage) => boolean,
  ms: number,
): Promise<InboxMessage> {
  const deadline = performance.now() + ms
  for (;;) {
    const message = (await messages(url)).find(predicate)
    if (message) return message
    if (performance.now() > deadline) throw new Error(`No such message arrived within ${ms} ms`)
    await delay(50)
  }
}

/** MailDev leaves structured headers such as Reply-To out, so they are read from the source. */
async function withHeaders(url: string, message: MailDevMessage): Promise<InboxMessage> {
  const source = await (await get(`${url}/api/email/${message.id}/source`)).text()
  const headers = parseHeaders(source)
  return {
    id: message.id,
    subject: message.subject,
    from: message.from,
    to: message.to,
    replyTo: headers['reply-to'] ?? '',
    text: message.text ?? '',
    html: message.html ?? '',
    headers,
    recipients: message.envelope.to.map(({ address }) => address),
  }
}

function parseHeaders(source: string): Record<string, string> {
  const [head = ''] = source.split('\r\n\r\n', 1)
  const lines = head.replace(/\r\n(?=[ \t])/g, '').split('\r\n')
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}

async function get(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The inbox answered ${response.status}`)
  return response
}
