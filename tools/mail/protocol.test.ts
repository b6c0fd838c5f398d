import { afterAll, expect, test } from 'vitest'
import { startMailService } from './service.ts'
import { post, scriptFields, send, sendForm, sendFormPath, sendPath } from './test-support.ts'

// It delivers to a port that nothing listens on, so accepted messages end in a 502.
const log: string[] = []
const service = await startMailService({ port: 0, smtpPort: 1, log: (line) => void log.push(line) })
afterAll(service.close)

test.each<[problem: Record<string, string | undefined>, status: number, text: string]>([
  [{ user_id: undefined }, 400, 'The user_id (public key) is missing or wrong'],
  [{ service_id: '' }, 400, 'The service_id is missing or wrong'],
  [{ template_id: '../service' }, 400, 'The template_id is missing or wrong'],
  [{ to_email: ' \r\n ' }, 422, 'The recipients address is empty'],
  [{ to_email: undefined }, 422, 'The recipients address is empty'],
  [{ to_email: 'a@x.example, b@x.example' }, 422, 'The recipients address is invalid'],
  [{ to_email: 'a@x.example\r\nBcc: b@x.example' }, 422, 'The recipients address is invalid'],
  [{ to_email: 'Ada <a@x.example>' }, 422, 'The recipients address is invalid'],
])('both endpoints answer %j with %i %s', async (problem, status, text) => {
  const fields = { ...scriptFields, ...problem }
  expect(await send(service.origin, fields, problem)).toEqual([status, text])
  expect(await sendForm(service.origin, fields)).toEqual([status, text])
})

const to_email = 'hello@provider.example'
const limit = 50 * 1024 - to_email.length
const tooLarge = [413, 'Variables size limit']
const accepted = [502, 'The message could not be delivered, please try again later']

test.each([
  ['exactly 50 KB, with CRLF counted as one byte,', 'x\n'.repeat(limit / 2), accepted],
  ['one byte more', 'x'.repeat(limit + 1), tooLarge],
  ['fewer characters than bytes', '\u{1f600}'.repeat(Math.ceil((limit + 1) / 4)), tooLarge],
])('variables of %s get an answer of either endpoint', async (_, message, answer) => {
  const fields = { message, to_email }
  expect(await send(service.origin, fields)).toEqual(answer)
  expect(await sendForm(service.origin, fields)).toEqual(answer)
  expect(log.join()).not.toContain(to_email)
})

const json = 'application/json'
const form = 'multipart/form-data; boundary=b'
const field = '--b\r\ncontent-disposition: form-data; name="message"\r\n\r\nHello\r\n'

test.each([
  ['JSON cut off', sendPath, '{"user_id":', json, 400, /not valid JSON$/],
  ['a form cut off', sendFormPath, field, form, 400, /not valid multipart\/form-data$/],
  ['a form instead of JSON', sendPath, field, form, 415, /./],
  ['JSON instead of a form', sendFormPath, '{}', json, 415, /./],
])('a malformed body is refused: %s', async (_, path, body, type, status, text) => {
  expect(await post(service.origin + path, body, type)).toEqual([
    status,
    expect.stringMatching(text),
  ])
})

test('template_params that are no object are refused', async () => {
  const text = 'The template_params have to be an object'
  expect(await send(service.origin, ['text'])).toEqual([400, text])
})

// tests/form/form.e2e.ts sends from another origin, after a preflight.
test('an error is readable from any origin, as text', async () => {
  const headers = { origin: 'https://site.example' }
  const response = await fetch(service.origin + sendPath, { method: 'POST', headers })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'content-type': 'text/plain; charset=utf-8',
  })
})
