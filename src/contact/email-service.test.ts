// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendTimeout } from '../lib/limits.ts'
import { post } from './email-service.ts'
import { emptyValues } from './fields.ts'

const emailjs = vi.hoisted(() => ({
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  blockHeadless: false,
  blockList: [''],
  throttleMs: 0,
}))
vi.mock('../lib/settings.ts', () => ({ settings: { contactEmail: 'to@site.example', emailjs } }))

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => new Response('OK'))
  vi.stubGlobal('fetch', fetchMock)
  vi.stubEnv('VITE_CONTACT_FALLBACK_URL', 'https://second.example/f?access_key=7')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  Object.assign(emailjs, { blockHeadless: false, blockList: [], throttleMs: 0 })
})

const values = { ...emptyValues, firstName: 'Zoë', email: 'zoe@example.com', message: 'Invoices.' }
const answer = (status: number) => new Response('No', { status })

/** Posts the message while the first service answers like this. Returns the outcome and the hosts that were asked. */
async function postWith(first: () => Response | Promise<Response>) {
  fetchMock.mockClear().mockImplementationOnce(async () => first())
  const outcome = await post(values)
  const hosts = fetchMock.mock.calls.map(([address]) => new URL(String(address)).host)
  return [outcome, ...hosts]
}
const [service, second] = ['api.emailjs.com', 'second.example']

test('what the service refuses, also by a 429 of its own, is posted to the second as a form', async () => {
  for (const status of [400, 403, 412, 413, 422, 429, 451])
    expect(await postWith(() => answer(status))).toEqual([{ is: 'sent' }, service, second])
  const [address, request] = fetchMock.mock.lastCall!
  expect(String(address)).toBe('https://second.example/f?access_key=7')
  expect(request?.headers).toEqual({ Accept: 'application/json' })
  expect(String(request?.body)).toMatch(/^access_key=7&firstName=Zo%C3%AB&.*&message=Invoices.$/)
})

test('a message that may have arrived is not posted to the second', async () => {
  const unknown = { is: 'failed', why: 'unknown' }
  for (const status of [408, 500, 502, 503, 504, 520])
    expect(await postWith(() => answer(status))).toEqual([unknown, service])
  expect(await postWith(() => Promise.reject(new TypeError()))).toEqual([unknown, service])
  vi.useFakeTimers()
  const late = () => new Promise<Response>((done) => setTimeout(done, sendTimeout, answer(400)))
  const asked = postWith(late)
  await vi.advanceTimersByTimeAsync(sendTimeout)
  expect(await asked).toEqual([{ is: 'failed', why: 'refused', status: 400 }, service])
})

const failed = { is: 'failed', why: 'blocked' }
test.each([
  [{ blockHeadless: true }, { ...failed, status: 451 }, '451 Unavailable For Headless Browser'],
  [{ blockList: [values.email] }, { ...failed, status: 403 }, '403 Forbidden'],
])('what the library answers by itself goes nowhere: %o', async (setting, outcome, text) => {
  vi.stubGlobal('navigator', Object.create(navigator, { webdriver: { value: true } }))
  expect(await post(values)).toEqual({ is: 'sent' })
  Object.assign(emailjs, setting)
  fetchMock.mockClear()
  expect(await post(values)).toEqual(outcome)
  expect(fetchMock).not.toHaveBeenCalled()
  expect(console.warn).toHaveBeenLastCalledWith(`contact form: send failed (${text})`)
})

test('the throttle counts accepted messages only, and says when the next may follow', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  emailjs.throttleMs = 600_000
  expect(await postWith(() => answer(500))).toEqual([{ is: 'failed', why: 'unknown' }, service])
  expect(await postWith(() => answer(400))).toEqual([{ is: 'sent' }, service, second])
  const until = 1_600_000
  expect(await postWith(() => answer(200))).toEqual([
    { ...failed, why: 'throttled', status: 429, until },
  ])
  expect(console.warn).toHaveBeenLastCalledWith('contact form: send failed (429 Too Many Requests)')
  vi.advanceTimersByTime(600_000)
  expect(await postWith(() => answer(200))).toEqual([{ is: 'sent' }, service])
})
