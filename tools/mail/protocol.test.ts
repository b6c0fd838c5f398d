import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailService } from './service.ts'
import { parseForm, parseJson } from './submission.ts'
import {
  post,
  scriptFields,
  send,
  sendForm,
  sendFormPath,
  sendPath,
  startService,
} from './test-support.ts'

let service: MailService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const json = 'application/json'
const dashboard = 'https://dashboard.emailjs.com/admin'
const invalid = (label: string, page: string) =>
  `The ${label} is invalid. To find this ID, visit ${dashboard}${page}`

describe('both endpoints report a mistake in the same words', () => {
  test.each([
    [{ user_id: undefined }, 400, 'The user_id parameter is required'],
    [{ user_id: '' }, 400, 'The user_id parameter is required'],
    [{ service_id: undefined }, 400, 'The service_id parameter is required'],
    [{ template_id: undefined }, 400, 'The template_id parameter is required'],
    [{ user_id: 'nobody' }, 400, invalid('Public Key', '/account')],
    [{ service_id: 'none' }, 400, invalid('service ID', '')],
    [{ template_id: '../service' }, 400, invalid('template ID', '/templates')],
    [{ to_email: '' }, 422, 'The recipients address is empty'],
    [{ to_email: ' \r\n ' }, 422, 'The recipients address is empty'],
    [{ to_email: undefined }, 422, 'The recipients address is empty'],
    [{ to_email: 'a@x.example\r\nBcc: b@x.example' }, 422, 'The recipients address is invalid'],
    [{ to_email: 'Team: b@x.example, c@x.example;' }, 422, 'The recipients address is invalid'],
    [{ to_email: 'Ada <a@x.example>' }, 422, 'The recipients address is invalid'],
    [{ to_email: 'a@x.example,' }, 422, 'The recipients address is invalid'],
    [{ to_email: '"a, b"@x.example' }, 422, 'The recipients address is invalid'],
    [{ to_email: 'a@b@x.example' }, 422, 'The recipients address is invalid'],
    [{ to_email: 'nobody' }, 422, 'The recipients address is invalid'],
  ])('%j: %i %s', async (mistake, status, text) => {
    const fields = { ...scriptFields, ...mistake }
    const answers = [
      await send(service.origin, fields, mistake),
      await sendForm(service.origin, fields),
    ]
    expect(answers).toEqual([
      [status, text],
      [status, text],
    ])
  })
})

describe('variables over 50 KB are refused with 413', () => {
  const to_email = 'hello@provider.example'
  const limit = 50 * 1024 - to_email.length
  const tooLarge = [413, 'Variables size limit']
  // This service has no SMTP server, so accepted messages end in a 502.
  const accepted = [502, 'The message could not be delivered, please try again later']

  test.each([
    ['exactly the limit, with CRLF counted as one byte', 'x\n'.repeat(limit / 2), accepted],
    ['one byte too many', 'x'.repeat(limit + 1), tooLarge],
    ['fewer characters than bytes', '\u{1f600}'.repeat(Math.ceil((limit + 1) / 4)), tooLarge],
    ['8 MB', 'x'.repeat(8_000_000), tooLarge],
  ])('%s', async (_, message, answer) => {
    const fields = { message, to_email }
    expect(await send(service.origin, fields)).toEqual(answer)
    expect(await sendForm(service.origin, fields)).toEqual(answer)
  })
})

describe('a malformed body is refused', () => {
  const notJson = 'The request body is not valid JSON'
  const notAnObject = 'The request body has to be a JSON object'
  const notAForm = 'The request body is not valid multipart/form-data'
  const multipart = 'multipart/form-data; boundary=b'
  const part = (head: string) => `--b\r\ncontent-disposition: form-data${head}\r\n\r\nHello\r\n`
  const field = part('; name="message"')

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
    [
      'a file',
      sendFormPath,
      `${part('; name="message"; filename="x.txt"')}--b--\r\n`,
      multipart,
      400,
      'Attachments are not supported',
    ],
    [
      'a field twice',
      sendFormPath,
      `${field}${field}--b--\r\n`,
      multipart,
      400,
      'A form field was sent more than once',
    ],
  ])('%s', async (_, path, body, contentType, status, text) => {
    expect(await post(service.origin + path, body, contentType)).toEqual([status, text])
  })

  const notParams =
    'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/'
  test.each([
    [[], notParams],
    ['text', notParams],
    [null, notParams],
    [{ message: { deep: true } }, 'The template params have to be texts, numbers or booleans'],
  ])('template_params %j', async (params, text) => {
    expect(await send(service.origin, params)).toEqual([400, text])
  })

  const fields = fc.dictionary(
    fc.stringMatching(/^[\w.-]{1,12}$/),
    fc.string({ unit: 'binary' }).map((value) => value.toWellFormed()),
    { noNullPrototype: true, minKeys: 1, maxKeys: 6 },
  )
  async function formOf(values: Record<string, string>): Promise<[Buffer, string]> {
    const form = new FormData()
    for (const [name, value] of Object.entries(values)) form.append(name, value)
    const response = new Response(form)
    return [Buffer.from(await response.arrayBuffer()), response.headers.get('content-type')!]
  }

  test('a truncated form is refused, so half a message is never delivered', async () => {
    await fc.assert(
      fc.asyncProperty(fields, fc.nat(), async (values, place) => {
        const [body, type] = await formOf(values)
        // Without its last four bytes, `--` and a line break, the form would still be complete.
        const cut = body.subarray(0, place % (body.length - 4))
        await expect(parseForm(cut, type)).rejects.toMatchObject({ statusCode: 400 })
      }),
    )
  })

  test('random bytes are refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), async (noise) => {
        const body = Buffer.concat([noise, Buffer.from([0xff])])
        await expect(parseJson(body)).rejects.toMatchObject({ statusCode: 400 })
        await expect(parseForm(body, multipart)).rejects.toMatchObject({ statusCode: 400 })
      }),
    )
  })
})

describe('addresses, methods and origins', () => {
  test.each([
    ['POST', '/', 404],
    ['POST', `${sendPath}/`, 404],
    ['GET', '/nowhere', 404],
    ['GET', sendPath, 405],
    ['PUT', sendFormPath, 405],
    ['POST', sendPath, 400],
  ])('%s %s: %i, readable from any origin', async (method, path, status) => {
    const headers = { origin: 'https://site.example' }
    const response = await fetch(service.origin + path, { method, headers })
    expect(response.status).toBe(status)
    expect(response.headers.get('allow')).toBe(status === 405 ? 'POST, OPTIONS' : null)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  test('a CORS preflight succeeds', async () => {
    const response = await fetch(service.origin + sendPath, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://site.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type')
  })
})
