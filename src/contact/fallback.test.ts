// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyValues } from './fields.ts'
import { sendMessage } from './send-message.ts'

const emailjs = vi.hoisted(() => ({
  ...{ publicKey: 'key', serviceId: 'service', templateId: 'template' },
  ...{ origin: 'https://mail.example', throttleMs: 0, blockHeadless: false, blockList: [''] },
}))
vi.mock('../lib/settings.ts', () => ({ settings: { contactEmail: 'hello@x.example', emailjs } }))

const second = 'https://second.example/f?access_key=7'
const values = { ...emptyValues, email: 'zoe@example.com', message: 'Ä & ö' }
const fetchMock = vi.fn<typeof fetch>()
const posted = () => fetchMock.mock.calls.map(([address]) => new URL(String(address)).host)
const twoAttempts = ['mail.example', 'second.example']

beforeEach(() => {
  vi.stubEnv('VITE_CONTACT_FALLBACK_URL', second)
  vi.stubGlobal(
    'fetch',
    fetchMock.mockReset().mockImplementation(async () => new Response('OK')),
  )
  Object.assign(emailjs, { throttleMs: 0, blockHeadless: false, blockList: [] })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const answer = (status: number, text = 'An error') =>
  fetchMock.mockResolvedValueOnce(new Response(text, { status }))

test.each([
  [400, 'The Public Key is invalid'],
  [403, 'Forbidden'],
  [429, 'Too Many Requests'],
  [503, ''],
])('a message refused with %i “%s” is posted as a form, once', async (status, text) => {
  answer(status, text)
  await sendMessage(values)
  expect(posted()).toEqual(twoAttempts)
  const [address, request] = fetchMock.mock.lastCall!
  expect(String(address)).toBe(second)
  expect(request).toMatchObject({ method: 'POST', headers: { Accept: 'application/json' } })
  expect(Object.fromEntries(request!.body as URLSearchParams)).toEqual({
    ...values,
    access_key: '7',
  })
})

test('a message that the second service refuses, too, is not sent', async () => {
  answer(500)
  answer(422)
  await expect(sendMessage(values)).rejects.toMatchObject({ status: 422 })
  expect(posted()).toEqual(twoAttempts)
})

test('a message that may have arrived is not posted again', async () => {
  for (const status of [408, 504, 522, 524]) {
    answer(status)
    await expect(sendMessage(values)).rejects.toMatchObject({ status })
  }
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(sendMessage(values)).rejects.toThrow(TypeError)
  vi.useFakeTimers()
  fetchMock.mockReturnValueOnce(new Promise(() => {}))
  const sending = expect(sendMessage(values)).rejects.toThrow('timed out')
  await vi.advanceTimersByTimeAsync(30_000)
  await sending
  vi.useRealTimers()
  expect(new Set(posted())).toEqual(new Set(['mail.example']))
})

test.each([
  ['the block list', { blockList: [values.email] }],
  ['the throttle', { throttleMs: 600_000 }],
  ['blockHeadless', { blockHeadless: true }],
])('what %s refuses is not posted', async (_, settings) => {
  Object.assign(emailjs, settings)
  vi.stubGlobal('navigator', Object.create(navigator, { webdriver: { value: true } }))
  await sendMessage(values).catch(() => {})
  await expect(sendMessage(values)).rejects.toMatchObject({ status: expect.any(Number) })
  expect(posted()).not.toContain('second.example')
})

test('without the setting there is no second service', async () => {
  vi.stubEnv('VITE_CONTACT_FALLBACK_URL', '')
  answer(500)
  await expect(sendMessage(values)).rejects.toMatchObject({ status: 500 })
  expect(posted()).toEqual(['mail.example'])
})
