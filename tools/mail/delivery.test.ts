import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteAll, messages } from './inbox-client.ts'
import { startMail } from './service.ts'
import { scriptFields, send } from './test-support.ts'

const mail = await startMail()
afterAll(mail.close)
beforeEach(() => deleteAll(mail.inbox))

const ok = [200, 'OK']

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
