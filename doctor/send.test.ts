import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSettings } from '../build/settings.ts'
import { type Inbox, startInbox } from '../mail/inbox.ts'
import { messages } from '../mail/inbox-client.ts'
import { localAccount } from '../mail/local-account.ts'
import type { MailService } from '../mail/service.ts'
import { startService } from '../mail/test-support.ts'
import { sendTestMessage } from './send.ts'

let inbox: Inbox
let service: MailService
beforeAll(async () => {
  inbox = await startInbox({ webPort: 0, smtpPort: 0 })
  service = await startService(inbox.smtpPort)
})
afterAll(async () => {
  await service.close()
  await inbox.close()
})

const variables = () => ({
  VITE_SITE_URL: 'https://nordbahn.eu',
  VITE_EMAILJS_PUBLIC_KEY: localAccount.publicKey,
  VITE_EMAILJS_SERVICE_ID: localAccount.serviceId,
  VITE_EMAILJS_TEMPLATE_ID: localAccount.templateId,
  VITE_EMAILJS_ORIGIN: service.origin,
  VITE_CONTACT_TO_EMAIL: 'post@nordbahn.eu',
})

const send = (changed: Record<string, string> = {}) =>
  sendTestMessage(checkSettings({ ...variables(), ...changed }))

/** An e-mail service that gives one answer. */
async function answering(status: number, text: string) {
  const server = createServer((_request, response) => response.writeHead(status).end(text))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const finding = await send({ VITE_EMAILJS_ORIGIN: origin })
  server.close()
  return finding
}

test('the test message arrives, with all that the template needs', async () => {
  const finding = await send()
  expect(finding.verdict).toBe('ready')
  expect(finding.what).toContain('answered 200 “OK”. Look into the inbox of post@nordbahn.eu')
  const [message, ...others] = await messages(inbox.url)
  expect(others).toEqual([])
  expect(message!.recipients).toEqual(['post@nordbahn.eu'])
  expect(message!.replyTo).toContain('test@nordbahn.eu')
  expect(message!.text).toContain('The doctor')
  expect(message!.text).toContain('+1 202 555 0100')
  expect(message!.text).toContain('Sent by npm run doctor at ')
})

test.each(['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'])(
  'a wrong %s is told in the service’s words, and where to find the right one',
  async (name) => {
    const finding = await send({ [`VITE_EMAILJS_${name}`]: 'wrong' })
    expect(finding.verdict).toBe('mend')
    expect(finding.what).toMatch(/answered 400 “The .* is invalid/)
    expect(finding.where).toContain('VITE_EMAILJS_ keys')
  },
)

test('EmailJS’s refusal of what is no browser is explained', async () => {
  const finding = await answering(403, 'API calls are disabled for non-browser applications')
  expect(finding.verdict).toBe('mend')
  expect(finding.what).toContain('403')
  expect(finding.where).toContain('“Allow EmailJS API for non-browser applications”')
  expect(finding.where).toContain('npm run smoke')
})

test.each([
  [412, 'connect its mailbox'],
  [422, '{{to_email}}'],
  [429, 'Wait'],
  [500, 'Try again later'],
])('an answer of %i comes with what to do', async (status, remedy) => {
  const finding = await answering(status, 'No')
  expect(finding.verdict).toBe('mend')
  expect(finding.what).toContain(`answered ${status} “No”`)
  expect(finding.where).toContain(remedy)
})

test('a service that cannot be reached is told as that', async () => {
  const finding = await send({ VITE_EMAILJS_ORIGIN: 'http://127.0.0.1:1' })
  expect(finding.verdict).toBe('mend')
  expect(finding.what).toContain('http://127.0.0.1:1 could not be reached')
})

test.each([
  ['VITE_EMAILJS_SERVICE_ID', ''],
  ['VITE_SITE_URL', 'nordbahn.eu'],
])(
  'nothing is sent while %s is “%s”: that setting is to blame, not the connection',
  async (name, value) => {
    const before = (await messages(inbox.url)).length
    const finding = await send({ [name]: value })
    expect(finding).toMatchObject({
      verdict: 'mend',
      what: expect.stringContaining('No message'),
      where: expect.stringContaining(name),
    })
    expect(await messages(inbox.url)).toHaveLength(before)
  },
)
