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
  vi.unstubAllEnvs()
  vi.useRealTimers()
  Object.assign(emailjs, { throttleMs: 0, blockHeadless: false })
})

// tests/form/form.e2e.ts checks what is sent, and the maximum length; send.test.tsx the honeypot.
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

/** Sends with a second service, while the first answers like this. Returns the hosts that were asked. */
async function hostsAsked(email: string, first: () => Response | Promise<Response>) {
  vi.stubEnv('VITE_CONTACT_FALLBACK_URL', 'https://second.example/f?access_key=7')
  fetchMock.mockClear().mockImplementationOnce(async () => first())
  await sendMessage({ ...fields, email }).catch(() => {})
  return fetchMock.mock.calls.map(([address]) => new URL(String(address)).host).join()
}
const { email } = fields
const answer = (status: number) => () => new Response('No', { status })

test('a message that the service refuses is posted to the second as a form', async () => {
  expect(await hostsAsked(email, answer(400))).toBe('mail.example,second.example')
  const [address, request] = fetchMock.mock.lastCall!
  expect(String(address)).toBe('https://second.example/f?access_key=7')
  expect(request?.headers).toEqual({ Accept: 'application/json' })
  expect(String(request?.body)).toMatch(/^access_key=7&firstName=Zo%C3%AB&.*&message=Invoices.$/)
})

test('a message that may have arrived is not posted to the second', async () => {
  for (const status of [408, 500, 502, 504, 520])
    expect(await hostsAsked(email, answer(status))).toBe('mail.example')
  vi.useFakeTimers()
  const late = () => new Promise<Response>((done) => setTimeout(done, 30_000, answer(400)()))
  const asked = hostsAsked(email, late)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await asked).toBe('mail.example')
})

test('what the block list, the throttle and blockHeadless refuse goes to no service', async () => {
  expect(await hostsAsked('spam@evil.com', answer(200))).toBe('')
  emailjs.throttleMs = 600_000
  await hostsAsked(email, answer(200))
  expect(await hostsAsked(email, answer(200))).toBe('')
  emailjs.blockHeadless = true
  vi.stubGlobal('navigator', Object.create(navigator, { webdriver: { value: true } }))
  expect(await hostsAsked(email, answer(200))).toBe('')
})
