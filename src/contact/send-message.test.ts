// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyValues } from './fields.ts'
import { sendMessage } from './send-message.ts'

const emailjs = vi.hoisted(() => ({
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  origin: 'https://mail.example',
  throttleMs: 0,
  blockHeadless: false,
  blockList: ['Spam@Evil.com'],
}))
vi.mock('../lib/settings.ts', () => ({
  settings: { contactEmail: 'hello@relaywell.example', emailjs },
}))

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => new Response('OK'))
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(emailjs, { throttleMs: 0, blockHeadless: false })
})

// tests/form/form.e2e.ts checks what is sent, and the maximum length; live-form.test.tsx the honeypot.
const fields = { ...emptyValues, firstName: 'Zoë', email: 'zoe@example.com', message: 'Invoices.' }

test('the block list ignores case and surrounding spaces; other addresses are sent as typed', async () => {
  for (const email of ['Spam@Evil.com', 'spam@evil.com', ' SPAM@evil.com '])
    await expect(sendMessage({ ...fields, email })).rejects.toMatchObject({ status: 403 })
  expect(fetchMock).not.toHaveBeenCalled()

  await sendMessage({ ...fields, email: 'Zoe@Example.com' })
  expect(JSON.parse(String(fetchMock.mock.lastCall?.[1]?.body)).template_params).toMatchObject({
    from_email: 'Zoe@Example.com',
    reply_to: 'Zoe@Example.com',
  })
})

test('the throttle refuses a message that follows another too soon, but no retry after a failure', async () => {
  emailjs.throttleMs = 600_000
  fetchMock.mockResolvedValueOnce(new Response('An error', { status: 500 }))
  await expect(sendMessage(fields)).rejects.toMatchObject({ status: 500 })
  await sendMessage(fields)
  await expect(sendMessage(fields)).rejects.toMatchObject({ status: 429 })
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

test('blockHeadless refuses a message from an automated browser only', async () => {
  emailjs.blockHeadless = true
  for (const [webdriver, sends] of [
    [true, 0],
    [false, 1],
  ] as const) {
    vi.stubGlobal('navigator', Object.create(navigator, { webdriver: { value: webdriver } }))
    await sendMessage(fields).catch(({ status }) => expect(status).toBe(451))
    expect(fetchMock).toHaveBeenCalledTimes(sends)
  }
})
