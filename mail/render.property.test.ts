import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headerLine, htmlBody, textBody } from './render.ts'
import { fillTemplate, loadTemplate } from './template.ts'

const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '\r',
        '\n',
        '\r\n',
        '\u2028',
        '\0',
        '{{message}}',
        '$&',
        '<',
        '&',
        'Bcc: x@y',
      ),
    )
    .map((parts) => parts.join('')),
)
const names = [
  'from_name',
  'firstName',
  'lastName',
  'email',
  'reply_to',
  'to_email',
  'phone',
  'message',
]
const variables = fc
  .record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] })
  .map((values) => new Map(Object.entries(values as Record<string, string>)))

test('a header is one line without control characters, whatever is in it', async () => {
  const template = await loadTemplate('contact')
  fc.assert(
    fc.property(variables, (values) => {
      const { from, to, replyTo, subject } = fillTemplate(template, values)
      for (const header of [from, to, replyTo, subject]) {
        expect(header).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      }
      expect(from).toBe(template.from)
    }),
  )
})

test('a placeholder with a line to itself takes any text as it is', () => {
  fc.assert(
    fc.property(value, (message) => {
      const filled = textBody('before\n{{message}}\nafter', new Map([['message', message]]))
      expect(filled).toBe(`before\n${message}\nafter`)
    }),
  )
})

test('a value beside a label never makes a line of its own', () => {
  fc.assert(
    fc.property(value, (name) => {
      const filled = textBody('Name: {{name}}\nEmail:', new Map([['name', name]]))
      expect(filled.split(/\r\n|[\r\n\u2028\u2029]/)).toHaveLength(2)
    }),
  )
})

test('text without control characters stands in a header as it is, but for its spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      fc.pre(!/[\p{Cc}\u2028\u2029]/u.test(name))
      const words = (text: string) => text.replace(/ {2,}/g, ' ').trim()
      expect(headerLine('{{name}}', new Map([['name', name]])).trim()).toBe(words(name))
    }),
  )
})

test('HTML holds no tag, entity or attribute of a value, and gives the text back', () => {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  fc.assert(
    fc.property(value, (message) => {
      const html = htmlBody('{{message}}', new Map([['message', message]]))
      expect(html).not.toMatch(/[<>"']/)
      const text = html.replace(
        /&(amp|lt|gt|quot|#39);/g,
        (_, name: string) => entities[name] ?? '',
      )
      expect(text).toBe(message)
    }),
  )
})
