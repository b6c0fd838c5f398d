import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Inbox, startInbox } from './inbox.ts'
import { deleteAll, messages } from './inbox-client.ts'
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

const ok = { status: 200, text: 'OK' }

async function onlyMessage() {
  const [message, ...others] = await messages(inbox.url)
  expect(others).toEqual([])
  if (!message) throw new Error('Nothing arrived')
  return message
}

/** The part of the text between the line `Message:` and the signature. */
function typed(text: string): string | undefined {
  return /\nMessage:\n\n(.*)\n\n-- \n/s.exec(text)?.[1]
}

/** One character of every 256, through all seventeen planes, surrogates left out. */
const allPlanes = Array.from({ length: 0x1100 }, (_, block) => block * 256 + 0x41)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .join('')

describe('a message arrives exactly as it was typed', () => {
  test.each([
    ['plain', 'Hello'],
    [
      'emoji',
      'Family \u{1f469}\u200d\u{1f469}\u200d\u{1f467}, flag \u{1f1ea}\u{1f1fa}, skin \u{1f44d}\u{1f3fd}',
    ],
    ['every plane', allPlanes],
    ['markup', '<script>alert("1")</script> <b>bold</b> &amp; \'quoted\' "double"'],
    ['placeholders', '{{from_name}} {{{phone}}} $& $1 %s'],
    ['right to left', '\u05e9\u05dc\u05d5\u05dd \u202eabc\u202c \u0645\u0631\u062d\u0628\u0627'],
    ['combining marks', 'e\u0301 \u00e9 Z\u0351\u036b\u0343'],
    ['what SMTP takes for its own', '.\n..\n.\n\nQUIT\nFrom here\n--\n-- \n=20=3D\n.'],
    ['spaces at the ends of lines', '  two before \n\ttab\t\n   \nnbsp\u00a0\n\n'],
    ['control characters', 'a\0b\u0001c\u0007d\u001be\u007ff\u0085g\u2028h\ufeffi'],
    ['a line of 40 000 characters', 'x'.repeat(40_000)],
    ['10 000 lines', Array.from({ length: 10_000 }, (_, line) => line % 10).join('\n')],
    ['a byte order mark first', '\ufeffHello'],
  ])('%s', async (_, message) => {
    const answers = await Promise.all([
      send(service.origin, { ...scriptFields, message }),
      sendForm(service.origin, { ...nativeFields, message }),
    ])
    expect(answers).toEqual([ok, ok])

    const texts = (await messages(inbox.url)).map(({ text }) => text)
    expect(texts.map(typed)).toEqual([message, message])
    expect(texts[0]).toBe(texts[1])
  })

  test('a lone carriage return stays one where a script sends it', async () => {
    await send(service.origin, { ...scriptFields, message: 'a\rb\r\nc\nd' })
    expect(typed((await onlyMessage()).text)).toBe('a\rb\nc\nd')
  })

  test('half a surrogate pair, which has no UTF-8 form, costs one character', async () => {
    await send(service.origin, { ...scriptFields, message: 'a\ud83db', from_name: '\udc00' })
    expect(typed((await onlyMessage()).text)).toBe('a\ufffdb')
  })
})

describe('who it is from and where an answer goes', () => {
  test.each([
    ['script', () => send(service.origin, scriptFields)],
    ['native form', () => sendForm(service.origin, nativeFields)],
  ])('%s', async (_, sendFields) => {
    expect(await sendFields()).toEqual(ok)
    const message = await onlyMessage()
    expect(message.subject).toBe('New message from Ada Lovelace')
    expect(message.to).toEqual([{ address: 'hello@provider.example', name: '' }])
    expect(message.replyTo).toBe('ada@visitor.example')
    expect(message.text).toContain(
      'Name: Ada Lovelace\nEmail: ada@visitor.example\nPhone: +1 202 555 0100\n',
    )
  })

  test('fields that were not sent are empty', async () => {
    await send(service.origin, { to_email: 'hello@provider.example' })
    const message = await onlyMessage()
    expect(message.subject).toBe('New message from')
    expect(message.text).toContain('Name:\nEmail:\nPhone:\n')
    expect(message.text + message.html).not.toContain('{{')
  })

  test('a reply address that is none loses its header, not the message', async () => {
    for (const reply_to of ['nobody', 'a@b, c@d', 'a@b\r\nBcc: c@d', '@', 'a@b>', '"a@b" <c@d>']) {
      await deleteAll(inbox.url)
      const fields = { ...scriptFields, reply_to, from_email: reply_to }
      expect(await send(service.origin, fields)).toEqual(ok)
      const message = await onlyMessage()
      expect(message.headers).not.toHaveProperty('reply-to')
      expect(message.text).toContain(`Email: ${reply_to.replace('\r\n', ' ')}`)
    }
  })

  test('an international domain is written the way mail writes it', async () => {
    await send(service.origin, { ...scriptFields, reply_to: 'ada@m\u00fcller.example' })
    expect((await onlyMessage()).replyTo).toBe('ada@xn--mller-kva.example')
  })

  test('several recipients, separated by commas', async () => {
    await send(service.origin, { ...scriptFields, to_email: 'one@a.example, two@b.example' })
    expect((await onlyMessage()).recipients).toEqual(['one@a.example', 'two@b.example'])
  })
})

describe('no field reaches beyond its place', () => {
  const attacks = [
    'Ada\r\nBcc: victim@x.example',
    'Ada\nBcc: victim@x.example',
    'Ada\rBcc: victim@x.example',
    'Ada\r\n\r\n<h1>new body</h1>',
    'Ada\u2028Bcc: victim@x.example',
    'Ada\u0085Bcc: victim@x.example',
    'Ada\0\u000b\u000cBcc: victim@x.example',
    'Bcc: victim@x.example',
    '=?utf-8?Q?Ada=0D=0ABcc:_victim@x.example?=',
    `${'Ada '.repeat(300)}\r\nBcc: victim@x.example`,
  ]

  test.each(attacks)('a name of %j adds no header, recipient or line', async (from_name) => {
    const names = { from_name, firstName: from_name, lastName: from_name }
    expect(await send(service.origin, { ...scriptFields, ...names })).toEqual(ok)
    const message = await onlyMessage()
    expect(Object.keys(message.headers).sort()).toEqual([
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ])
    expect(message.recipients).toEqual(['hello@provider.example'])
    expect(message.subject).not.toMatch(/\p{Cc}/u)
    expect(message.text).toMatch(/^Name: .*\nEmail: ada@visitor.example\n/)
  })

  test.each([
    'a@x.example\r\nBcc: b@x.example',
    'a@x.example, Team: b@x.example, c@x.example;',
    'Ada <a@x.example>',
    'a@x.example,',
    'a@x.example b@x.example',
    '"a, b"@x.example',
    'a@b@x.example',
    'nobody',
  ])('recipients of %j are refused', async (to_email) => {
    const answer = { status: 422, text: 'The recipients address is invalid' }
    expect(await send(service.origin, { ...scriptFields, to_email })).toEqual(answer)
    expect(await messages(inbox.url)).toEqual([])
  })

  test('markup is text in the HTML body', async () => {
    const markup = `<img src=x onerror="alert('1')"> & {{phone}}`
    await send(service.origin, { ...scriptFields, message: markup, from_name: markup })
    const { html } = await onlyMessage()
    expect(html).not.toContain('<img')
    const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; {{phone}}'
    expect(html.split(escaped)).toHaveLength(3)
  })
})
