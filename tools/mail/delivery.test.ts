import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteAll, messages } from './inbox-client.ts'
import { startMail } from './service.ts'
import { nativeFields, scriptFields, send, sendForm } from './test-support.ts'

const mail = await startMail()
afterAll(mail.close)
beforeEach(() => deleteAll(mail.inbox))

const ok = [200, 'OK']

/** Every 256th code point of all 17 planes, without surrogates. */
const allPlanes = Array.from({ length: 0x1100 }, (_, block) => block * 256 + 0x41)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .join('')

const difficult = [
  '<script>alert("1")</script> <b>bold</b> &amp; \'quoted\' {{from_name}} {{{phone}}} $& $1 %s',
  '\u05e9\u05dc \u202eabc\u202c e\u0301 \u00e9 Z\u0351\u036b',
  '.\n..\n.\n\nQUIT\nFrom here\n--\n-- \n=20=3D\n.\n  two before \n\ttab\t\n   \nnbsp\u00a0\n\n',
  '\ufeffa\0b\u0001c\u0007d\u001be\u007ff\u0085g\u2028h\ufeffi',
]

test.each([
  ['every plane', allPlanes],
  ['markup, placeholders, SMTP syntax and spaces at the ends of lines', difficult.join('\n')],
  ['a line of 40 000 characters', 'x'.repeat(40_000)],
  ['10 000 lines', Array.from({ length: 10_000 }, (_, line) => line % 10).join('\n')],
])('script and native form deliver exactly what was typed: %s', async (_, message) => {
  expect(await send(mail.origin, { ...scriptFields, message })).toEqual(ok)
  expect(await sendForm(mail.origin, { ...nativeFields, message })).toEqual(ok)
  const arrived = await messages(mail.inbox)
  expect(arrived).toHaveLength(2)
  for (const { text, html, ...headers } of arrived) {
    expect(headers).toMatchObject({
      subject: 'New message from Ada Lovelace',
      recipients: ['hello@provider.example'],
      replyTo: 'ada@visitor.example',
    })
    const [, visitor, typed] = /^(.*)\nMessage:\n\n(.*)\n\n-- \n/s.exec(text)!
    expect(visitor).toMatch(/^Name: Ada Lovelace ?\nEmail: ada@visitor.example\nPhone: .1 202 555/)
    expect(typed).toBe(message)
    expect(html).toMatch(/>Name<\/th><td>Ada Lovelace ?<\/td>/)
  }
})

test('leaves fields that were not sent empty', async () => {
  await send(mail.origin, { to_email: 'one@a.example' })
  const [message] = await messages(mail.inbox)
  expect(message).toMatchObject({ subject: 'New message from', replyTo: '' })
  expect(message!.text + message!.html).not.toContain('{{')
})

test.each(['a@b, c@d', 'a@b\r\nBcc: c@d', '"a@b" <c@d>'])(
  'the message with reply address %j arrives without one',
  async (reply_to) => {
    await send(mail.origin, { ...scriptFields, reply_to })
    expect(await messages(mail.inbox)).toMatchObject([{ replyTo: '' }])
  },
)

test.each([
  'Ada\r\nBcc: victim@x.example',
  'Ada\u2028Bcc: victim@x.example',
  'Ada\u0085\0<b>{{phone}}</b>',
  '=?utf-8?Q?Ada=0D=0ABcc:_victim@x.example?=',
])('a name of %j adds no header, recipient, line or markup', async (from_name) => {
  expect(await send(mail.origin, { ...scriptFields, from_name })).toEqual(ok)
  const [message] = await messages(mail.inbox)
  expect(message!.recipients).toEqual(['hello@provider.example'])
  expect(message!.text).toMatch(/^Name:[^\r\n\u0085\u2028]*\nEmail: ada@visitor.example\n/)
  expect(message!.html).not.toContain('<b>')
  const headers = 'content-type date from message-id mime-version reply-to subject to'
  expect(message!.headerNames.sort().join(' ')).toBe(headers)
})
