import { setTimeout as delay } from 'node:timers/promises'

/** Reads the inbox over MailDev's HTTP API, for tests. */

interface InboxMessage {
  subject: string
  /** The Reply-To header; empty if there is none. */
  replyTo: string
  text: string
  html: string
  /** The names of all headers, in lower case. */
  headerNames: string[]
  /** The SMTP envelope's recipients, which may differ from the headers. */
  recipients: string[]
}

type MailDevMessage = Pick<InboxMessage, 'subject'> & {
  id: string
  text?: string
  html?: string
  envelope: { to: { address: string }[] }
}

export async function messages(url: string): Promise<InboxMessage[]> {
  const list = (await (await request(`${url}/api/email`)).json()) as MailDevMessage[]
  return Promise.all(
    list.map(async ({ id, subject, text = '', html = '', envelope }) => {
      // MailDev's API omits structured headers such as Reply-To.
      const source = await (await request(`${url}/api/email/${id}/source`)).text()
      const [head = ''] = source.split('\r\n\r\n', 1)
      return {
        subject,
        text,
        html,
        replyTo: /^Reply-To: (.*)$/im.exec(head)?.[1] ?? '',
        headerNames: [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name!.toLowerCase()),
        recipients: envelope.to.map(({ address }) => address),
      }
    }),
  )
}

export async function deleteAll(url: string): Promise<void> {
  await request(`${url}/api/email/all`, { method: 'DELETE' })
}

/** The first message that matches the predicate. Waits up to `ms` milliseconds for it to arrive. */
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

async function request(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options)
  if (!response.ok) throw new Error(`The inbox answered ${response.status}`)
  return response
}
