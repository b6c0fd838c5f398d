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

test('the test message arrives with all the fields of the template', async () => {
  const finding = await send()
  expect(finding.kind).toBe('ok')
  expect(finding.message).toContain('answered 200 “OK”. Check the inbox of post@nordbahn.eu')
  const [message, ...others] = await messages(inbox.url)
  expect(others).toEqual([])
  expect(message!.recipients).toEqual(['post@nordbahn.eu'])
  expect(message!.replyTo).toContain('test@nordbahn.eu')
  for (const text of ['The doctor', '+1 202 555 0100', 'Sent by npm run doctor at '])
    expect(message!.text).toContain(text)
})

test.each([
  [{ VITE_EMAILJS_PUBLIC_KEY: 'wrong' }, 'answered 400 “The ', 'VITE_EMAILJS_PUBLIC_KEY'],
  [{ VITE_EMAILJS_SERVICE_ID: 'wrong' }, 'answered 400 “The ', 'VITE_EMAILJS_PUBLIC_KEY'],
  [{ VITE_EMAILJS_TEMPLATE_ID: 'wrong' }, 'answered 400 “The ', 'VITE_EMAILJS_PUBLIC_KEY'],
  [
    { VITE_EMAILJS_ORIGIN: 'http://127.0.0.1:1' },
    'http://127.0.0.1:1 could not be reached',
    'VITE_EMAILJS_ORIGIN',
  ],
  [{ VITE_EMAILJS_SERVICE_ID: '' }, 'No message was sent', 'VITE_EMAILJS_SERVICE_ID'],
  [{ VITE_SITE_URL: 'nordbahn.eu' }, 'No message was sent', 'VITE_SITE_URL'],
])(
  'with %j, no message is sent and the report names the setting',
  async (changed, message, where) => {
    const before = (await messages(inbox.url)).length
    expect(await send(changed)).toEqual({
      kind: 'fix',
      message: expect.stringContaining(message),
      where: expect.stringContaining(where),
    })
    expect(await messages(inbox.url)).toHaveLength(before)
  },
)

test.each([
  [403, 'API calls are disabled for non-browser applications', 'npm run smoke'],
  [403, 'No', 'does not allow this domain'],
  [412, 'No', 'connect its mailbox'],
  [422, 'No', '{{to_email}}'],
  [429, 'No', 'Wait'],
  [500, 'No', 'Try again later'],
])('the report on the answer %i “%s” says what to do', async (status, text, where) => {
  const server = createServer((_request, response) => response.writeHead(status).end(text))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const finding = await send({ VITE_EMAILJS_ORIGIN: `http://127.0.0.1:${port}` })
  server.close()
  expect(finding).toEqual({
    kind: 'fix',
    message: expect.stringContaining(`answered ${status} “${text}”`),
    where: expect.stringContaining(where),
  })
})
