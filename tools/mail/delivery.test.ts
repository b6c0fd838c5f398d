import fc from 'fast-check'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Inbox, startInbox } from './inbox.ts'
import { deleteAll, messages } from './inbox-client.ts'
import { composeMessage } from './message.ts'
import type { MailService } from './service.ts'
import { nativeFields, scriptFields, send, sendForm, startService } from './test-support.ts'

let inbox: Inbox
let service: MailService
beforeAll(async () => {
  inbox = await startInbox({ webPort: 0, smtpPort: 0 })
  service = await startService(inbox.smtpPort)
})
afterAll(async () => {
  await service.close()
  await inbox.close()
})
beforeEach(() => deleteAll(inbox.url))

const ok = [200, 'OK']

/** The text between the line `Message:` and the signature. */
const messageIn = (text: string) => /\nMessage:\n\n(.*)\n\n-- \n/s.exec(text)?.[1]

/** Every 256th code point of all 17 planes, without surrogates. */
const allPlanes = Array.from({ length: 0x1100 }, (_, block) => block * 256 + 0x41)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .join('')

describe('a message arrives exactly as typed, from the script and from the native form', () => {
  test.each([
    ['emoji', 'Family \u{1f469}\u200d\u{1f469}\u200d\u{1f467}, flag \u{1f1ea}\u{1f1fa}'],
    ['every plane', allPlanes],
    ['markup', '<script>alert("1")</script> <b>bold</b> &amp; \'quoted\' "double"'],
    ['placeholders', '{{from_name}} {{{phone}}} {{#phone}} $& $1 %s'],
    ['right to left, combining marks', '\u05e9\u05dc \u202eabc\u202c e\u0301 \u00e9 Z\u0351\u036b'],
    ['SMTP syntax', '.\n..\n.\n\nQUIT\nFrom here\n--\n-- \n=20=3D\n.'],
    ['spaces at the ends of lines', '  two before \n\ttab\t\n   \nnbsp\u00a0\n\n'],
    ['control characters', '\ufeffa\0b\u0001c\u0007d\u001be\u007ff\u0085g\u2028h\ufeffi'],
    ['a line of 40 000 characters', 'x'.repeat(40_000)],
    ['10 000 lines', Array.from({ length: 10_000 }, (_, line) => line % 10).join('\n')],
  ])('%s', async (_, message) => {
    expect(await send(service.origin, { ...scriptFields, message })).toEqual(ok)
    expect(await sendForm(service.origin, { ...nativeFields, message })).toEqual(ok)
    const texts = (await messages(inbox.url)).map(({ text }) => text)
    expect(texts.map(messageIn)).toEqual([message, message])
    expect(texts[0]).toBe(texts[1])
  })
})

test.each([
  ['script', () => send(service.origin, scriptFields)],
  ['native form', () => sendForm(service.origin, nativeFields)],
])(
  '%s: the message has the sender’s name, reply address and phone number',
  async (_, sendFields) => {
    expect(await sendFields()).toEqual(ok)
    expect(await messages(inbox.url)).toMatchObject([
      {
        subject: 'New message from Ada Lovelace',
        recipients: ['hello@provider.example'],
        replyTo: 'ada@visitor.example',
        text: expect.stringMatching(
          /^Name: Ada Lovelace\nEmail: ada@visitor.example\nPhone: \+1 202 555 0100\n/,
        ),
      },
    ])
  },
)

test('delivers to several recipients, and leaves fields that were not sent empty', async () => {
  await send(service.origin, { to_email: 'one@a.example, two@b.example' })
  const [message] = await messages(inbox.url)
  expect(message).toMatchObject({
    subject: 'New message from',
    replyTo: '',
    recipients: ['one@a.example', 'two@b.example'],
  })
  expect(message!.text + message!.html).not.toContain('{{')
})

test.each([
  ['ada@m\u00fcller.example', 'ada@xn--mller-kva.example'],
  ["o'neil+web_form@mail.visitor.example", "o'neil+web_form@mail.visitor.example"],
  ['root@localhost', 'root@localhost'],
  ['nobody', ''],
  ['a@b, c@d', ''],
  ['a@b\r\nBcc: c@d', ''],
  ['@', ''],
  ['a@b..example', ''],
  ['"a@b" <c@d>', ''],
])(
  'a reply address of %j becomes the header %j, and the message arrives',
  async (reply_to, header) => {
    await send(service.origin, { ...scriptFields, reply_to })
    expect(await messages(inbox.url)).toMatchObject([{ replyTo: header }])
  },
)

describe('no value can inject anything', () => {
  test.each([
    'Ada\r\nBcc: victim@x.example',
    'Ada\rBcc: victim@x.example',
    'Ada\r\n\r\n<h1>new body</h1>',
    'Ada\u2028Bcc: victim@x.example',
    'Bcc: victim@x.example',
    '=?utf-8?Q?Ada=0D=0ABcc:_victim@x.example?=',
    `${'Ada '.repeat(300)}\r\nBcc: victim@x.example`,
  ])('a name of %j adds no header or recipient', async (from_name) => {
    expect(await send(service.origin, { ...scriptFields, from_name })).toEqual(ok)
    const [message] = await messages(inbox.url)
    expect(message!.recipients).toEqual(['hello@provider.example'])
    expect(message!.headerNames.sort()).toEqual([
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ])
  })

  test('any value stays on its line in the text, and is escaped in the HTML', () => {
    const part = fc.constantFrom(
      '\r',
      '\n',
      '\u2028',
      '\u0085',
      '\0',
      '{{phone}}',
      '<b>',
      '&',
      '"',
      "'",
    )
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(value, (hostile) => {
        const fields = { ...scriptFields, from_name: hostile, message: hostile }
        const { subject, text, html } = composeMessage(fields)
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect(String(text)).toMatch(
          /^Name:[^\r\n\u0085\u2028\u2029]*\r\nEmail: ada@visitor.example\r\n/,
        )
        const inHtml = /pre-wrap[^>]*>(.*)<\/p>\r\n {4}<hr>/s.exec(String(html))![1]!
        expect(inHtml).not.toMatch(/[<>"']|&(?!\w+;|#x?\w+;)/)
      }),
    )
  })

  test('the HTML shows markup as it was typed', async () => {
    const message = `<img src=x onerror="alert('1')"> & {{phone}}`
    await send(service.origin, { ...scriptFields, message })
    const [received] = await messages(inbox.url)
    const document = new new Window().DOMParser().parseFromString(received!.html, 'text/html')
    expect(document.querySelector('img')).toBeNull()
    expect(document.querySelector('p')!.textContent).toBe(message)
  })
})
