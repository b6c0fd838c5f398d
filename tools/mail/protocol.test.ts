import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { parseForm } from './submission.ts'
import {
  post,
  scriptFields,
  send,
  sendForm,
  sendFormPath,
  sendPath,
  startService,
} from './test-support.ts'

const service = await startService()
afterAll(() => service.close())

const dashboard = 'https://dashboard.emailjs.com/admin'
const invalid = (label: string, page: string) =>
  `The ${label} is invalid. To find this ID, visit ${dashboard}${page}`

const wrongRecipients = [
  ...['a@x.example\r\nBcc: b@x.example', 'Team: b@x.example, c@x.example;', 'nobody'],
  ...['Ada <a@x.example>', 'a@x.example,', '"a, b"@x.example', 'a@b@x.example'],
]

type Mistake = [mistake: Record<string, string | undefined>, status: number, text: string]

test.each<Mistake>([
  [{ user_id: undefined }, 400, 'The user_id parameter is required'],
  [{ user_id: '' }, 400, 'The user_id parameter is required'],
  [{ service_id: undefined }, 400, 'The service_id parameter is required'],
  [{ template_id: undefined }, 400, 'The template_id parameter is required'],
  [{ user_id: 'nobody' }, 400, invalid('Public Key', '/account')],
  [{ service_id: 'none' }, 400, invalid('service ID', '')],
  [{ template_id: '../service' }, 400, invalid('template ID', '/templates')],
  ...['', ' \r\n ', undefined].map(
    (to_email): Mistake => [{ to_email }, 422, 'The recipients address is empty'],
  ),
  ...wrongRecipients.map(
    (to_email): Mistake => [{ to_email }, 422, 'The recipients address is invalid'],
  ),
])('both endpoints answer %j with %i %s', async (mistake, status, text) => {
  const fields = { ...scriptFields, ...mistake }
  expect(await send(service.origin, fields, mistake)).toEqual([status, text])
  expect(await sendForm(service.origin, fields)).toEqual([status, text])
})

const to_email = 'hello@provider.example'
const limit = 50 * 1024 - to_email.length
const tooLarge = [413, 'Variables size limit']
// This service has no SMTP server, so accepted messages end in a 502.
const accepted = [502, 'The message could not be delivered, please try again later']

test.each([
  ['exactly 50 KB, with CRLF counted as one byte,', 'x\n'.repeat(limit / 2), accepted],
  ['one byte more', 'x'.repeat(limit + 1), tooLarge],
  ['fewer characters than bytes', '\u{1f600}'.repeat(Math.ceil((limit + 1) / 4)), tooLarge],
  ['8 MB', 'x'.repeat(8_000_000), tooLarge],
])('variables of %s get an answer of either endpoint', async (_, message, answer) => {
  const fields = { message, to_email }
  expect(await send(service.origin, fields)).toEqual(answer)
  expect(await sendForm(service.origin, fields)).toEqual(answer)
})

const json = 'application/json'
const multipart = 'multipart/form-data; boundary=b'
const part = (head: string) => `--b\r\ncontent-disposition: form-data${head}\r\n\r\nHello\r\n`
const field = part('; name="message"')
const twoFields = `${field}${field}--b--\r\n`
const file = `${part('; name="message"; filename="x.txt"')}--b--\r\n`
const notJson = 'The request body is not valid JSON'
const notAnObject = 'The request body has to be a JSON object'
const notAForm = 'The request body is not valid multipart/form-data'

test.each([
  ['JSON cut off', sendPath, '{"user_id":', json, 400, notJson],
  ['no JSON', sendPath, '', json, 400, notJson],
  ['not UTF-8', sendPath, Buffer.from([0x22, 0xff, 0x22]), json, 400, notJson],
  ['a JSON list', sendPath, '[]', json, 400, notAnObject],
  ['null', sendPath, 'null', json, 400, notAnObject],
  ['no content type', sendPath, Buffer.from('{}'), undefined, 415, expect.any(String)],
  ['a form instead of JSON', sendPath, field, multipart, 415, expect.any(String)],
  ['JSON instead of a form', sendFormPath, '{}', json, 415, expect.any(String)],
  ['another boundary', sendFormPath, '--other--\r\n', multipart, 400, notAForm],
  ['no end', sendFormPath, field, multipart, 400, notAForm],
  ['no name', sendFormPath, `${part('')}--b--`, multipart, 400, notAForm],
  ['no form', sendFormPath, '', multipart, 400, notAForm],
  ['a file', sendFormPath, file, multipart, 400, 'Attachments are not supported'],
  [
    'a field twice',
    sendFormPath,
    twoFields,
    multipart,
    400,
    'A form field was sent more than once',
  ],
])('a malformed body is refused: %s', async (_, path, body, contentType, status, text) => {
  expect(await post(service.origin + path, body, contentType)).toEqual([status, text])
})

const notParams =
  'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/'
const notTexts = 'The template params have to be texts, numbers or booleans'

test.each([
  [[], notParams],
  ['text', notParams],
  [null, notParams],
  [{ message: { deep: true } }, notTexts],
])('template_params %j are refused', async (params, text) => {
  expect(await send(service.origin, params)).toEqual([400, text])
})

const anyFields = fc.dictionary(
  fc.stringMatching(/^[\w.-]{1,12}$/),
  fc.string({ unit: 'binary' }).map((value) => value.toWellFormed()),
  { noNullPrototype: true, minKeys: 1, maxKeys: 6 },
)

test('a truncated form is refused, so half a message is never delivered', async () => {
  await fc.assert(
    fc.asyncProperty(anyFields, fc.nat(), async (values, place) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(values)) form.append(name, value)
      const response = new Response(form)
      const body = Buffer.from(await response.arrayBuffer())
      // Without its last four bytes, `--` and a line break, the form would still be complete.
      const cut = body.subarray(0, place % (body.length - 4))
      const refused = parseForm(cut, response.headers.get('content-type')!)
      await expect(refused).rejects.toMatchObject({ statusCode: 400 })
    }),
  )
})

const origin = 'https://site.example'

// tests/form/form.e2e.ts sends from another origin, after a preflight.
test.each([
  ['POST', '/', 404],
  ['POST', `${sendPath}/`, 404],
  ['GET', '/nowhere', 404],
  ['GET', sendPath, 405],
  ['PUT', sendFormPath, 405],
  ['POST', sendPath, 400],
])('%s %s: %i, readable from any origin', async (method, path, status) => {
  const response = await fetch(service.origin + path, { method, headers: { origin } })
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'content-type': 'text/plain; charset=utf-8',
  })
  expect(response.headers.get('allow')).toBe(status === 405 ? 'POST, OPTIONS' : null)
})
