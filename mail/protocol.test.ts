import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailService } from './service.ts'
import {
  accountFields,
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

describe('each mistake has its answer, the same at both endpoints', () => {
  test.each([
    ['user_id', undefined, 'The user_id parameter is required'],
    ['user_id', '', 'The user_id parameter is required'],
    ['service_id', undefined, 'The service_id parameter is required'],
    ['template_id', undefined, 'The template_id parameter is required'],
    ['user_id', 'nobody', `The Public Key is invalid. To find this ID, visit ${dashboard}/account`],
    ['service_id', 'none', `The service ID is invalid. To find this ID, visit ${dashboard}`],
    [
      'template_id',
      '../service',
      `The template ID is invalid. To find this ID, visit ${dashboard}/templates`,
    ],
  ])('%s %j: 400', async (field, value, text) => {
    const form = new FormData()
    const fields = { ...scriptFields, ...accountFields, [field]: value }
    for (const [name, content] of Object.entries(fields)) {
      if (content !== undefined) form.append(name, content)
    }

    expect(await send(service.origin, scriptFields, { [field]: value })).toEqual({
      status: 400,
      text,
    })
    expect(await post(service.origin + sendFormPath, form)).toEqual({ status: 400, text })
  })

  test.each([[''], [' \r\n '], [undefined]])('no recipient (%j): 422', async (to_email) => {
    const answer = { status: 422, text: 'The recipients address is empty' }
    expect(await send(service.origin, { ...scriptFields, to_email })).toEqual(answer)
    if (to_email === undefined) return
    expect(await sendForm(service.origin, { ...scriptFields, to_email })).toEqual(answer)
  })
})

describe('variables over 50 KB: 413', () => {
  const answer = { status: 413, text: 'Variables size limit' }
  const room = 50 * 1024 - 'hello@provider.example'.length
  const params = (message: string) => ({ message, to_email: 'hello@provider.example' })

  test.each([
    ['one byte too many', 'x'.repeat(room + 1)],
    ['bytes count, not characters', '\u{1f600}'.repeat(Math.ceil((room + 1) / 4))],
    ['a body far beyond any limit', 'x'.repeat(8_000_000)],
  ])('%s', async (_, message) => {
    expect(await send(service.origin, params(message))).toEqual(answer)
    expect(await sendForm(service.origin, params(message))).toEqual(answer)
  })

  test('the limit itself is accepted, and a line break counts once however it is sent', async () => {
    const message = `${'x\n'.repeat((room - 2) / 2)}yz`.slice(0, room)
    // Nothing listens where this service delivers, which is told only once all else is in order.
    expect(await send(service.origin, params(message))).toMatchObject({ status: 502 })
    expect(await sendForm(service.origin, params(message))).toMatchObject({ status: 502 })
  })
})

describe('a body that is not what it should be', () => {
  test.each([
    ['JSON cut off', '{"user_id":', json, 400, 'The request body is not valid JSON'],
    ['nothing at all', '', json, 400, 'The request body is not valid JSON'],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]), json, 400, 'The request body is not valid JSON'],
    ['a JSON list', '[]', json, 400, 'The request body has to be a JSON object'],
    ['null', 'null', json, 400, 'The request body has to be a JSON object'],
    ['another type', 'user_id=x', 'text/plain', 415, 'The Content-Type has to be application/json'],
    ['no type', Buffer.from('{}'), undefined, 415, 'The Content-Type has to be application/json'],
    ['a broken type', '{}', 'nonsense;;', 415, 'The request could not be understood'],
  ])('%s', async (_, body, contentType, status, text) => {
    expect(await post(service.origin + sendPath, body, contentType)).toEqual({ status, text })
  })

  test.each([[[]], ['text'], [7], [null]])('template_params %j are no object', async (params) => {
    const text =
      'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/'
    expect(await send(service.origin, params)).toEqual({ status: 400, text })
  })

  test('a variable that is itself an object', async () => {
    const text = 'The template params have to be texts, numbers or booleans'
    const params = { ...scriptFields, message: { deep: true } }
    expect(await send(service.origin, params)).toEqual({ status: 400, text })
  })

  const invalidForm = 'The request body is not valid multipart/form-data'
  const part = '--b\r\ncontent-disposition: form-data; name="message"\r\n\r\nHello\r\n'
  test.each([
    ['no boundary', `${part}--b--\r\n`, ''],
    ['another boundary', `${part}--b--\r\n`, '; boundary=other'],
    ['no end', part, '; boundary=b'],
    [
      'a part without a name',
      '--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--',
      '; boundary=b',
    ],
    ['nothing at all', '', '; boundary=b'],
    ['JSON', '{"user_id":"x"}', '; boundary=b'],
  ])('multipart with %s', async (_, body, parameters) => {
    const contentType = `multipart/form-data${parameters}`
    expect(await post(service.origin + sendFormPath, body, contentType)).toEqual({
      status: 400,
      text: invalidForm,
    })
  })

  test('a file', async () => {
    const form = new FormData()
    form.append('message', new File(['x'], 'x.txt'))
    const answer = { status: 400, text: 'Attachments are not supported' }
    expect(await post(service.origin + sendFormPath, form)).toEqual(answer)
  })

  test('a field sent twice', async () => {
    const form = new FormData()
    form.append('message', 'one')
    form.append('message', 'two')
    const answer = { status: 400, text: 'A form field was sent more than once' }
    expect(await post(service.origin + sendFormPath, form)).toEqual(answer)
  })

  test('noise of any length is refused, never fatal', async () => {
    for (let length = 0; length < 4096; length = length * 2 + 1) {
      const noise = crypto.getRandomValues(new Uint8Array(length))
      const first = await post(service.origin + sendPath, noise, json)
      const second = await post(
        service.origin + sendFormPath,
        noise,
        'multipart/form-data; boundary=b',
      )
      expect([first.status, second.status]).toEqual([400, 400])
    }
  })
})

describe('addresses and methods', () => {
  test.each([['/'], ['/api/v1.0/email'], [`${sendPath}/`], ['/../../etc/passwd']])(
    '%s is not there',
    async (path) => {
      expect(await post(service.origin + path, '{}', json)).toMatchObject({ status: 404 })
    },
  )

  test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('%s is not allowed', async (method) => {
    const response = await fetch(service.origin + sendPath, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  })
})

describe('any website may call it', () => {
  const origin = 'https://site.example'

  test('a preflight is granted', async () => {
    const response = await fetch(service.origin + sendPath, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type')
  })

  test.each([
    ['POST', sendPath, 415],
    ['GET', sendPath, 405],
    ['GET', '/nowhere', 404],
    ['GET', '/%zz', 400],
  ])('%s %s: the script can read the refusal', async (method, path, status) => {
    const response = await fetch(service.origin + path, { method, headers: { origin } })
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).not.toBe('')
  })
})
