import { describe, expect, test } from 'vitest'
import { headerLine, htmlBody, textBody } from './render.ts'

const variables = (values: Record<string, string>) => new Map(Object.entries(values))

describe('a header', () => {
  test('joins what is there with one space', () => {
    const template = '{{from_name}}{{firstName}} {{lastName}}'
    expect(headerLine(template, variables({ from_name: 'Ada Lovelace' }))).toBe('Ada Lovelace')
    expect(headerLine(template, variables({ firstName: 'Ada', lastName: 'Lovelace' }))).toBe(
      'Ada Lovelace',
    )
    expect(headerLine(template, variables({}))).toBe('')
  })

  test('has no control characters', () => {
    expect(headerLine('{{name}}', variables({ name: 'a\r\nb\0c\u2028d\u0085e' }))).toBe('a b c d e')
  })
})

describe('a text body', () => {
  test('takes a value alone on its line as it is', () => {
    const message = ' \r\n{{name}}\n $& '
    expect(textBody('a\n{{ message }}\nb', variables({ message }))).toBe(`a\n${message}\nb`)
  })

  test('keeps a value beside a label on that line', () => {
    const values = variables({ name: 'Ada\nEmail: forged@x.example' })
    expect(textBody('Name: {{name}}\nEmail:', values)).toBe(
      'Name: Ada Email: forged@x.example\nEmail:',
    )
  })
})

describe('an HTML body', () => {
  test('escapes every value, in triple braces too', () => {
    expect(htmlBody('{{x}} {{{x}}}', variables({ x: `<&>"'` }))).toBe(
      '&lt;&amp;&gt;&quot;&#39; {&lt;&amp;&gt;&quot;&#39;}',
    )
  })
})

test('a name that every object has is not a variable', () => {
  expect(textBody('{{constructor}}{{__proto__}}', variables({}))).toBe('')
})
