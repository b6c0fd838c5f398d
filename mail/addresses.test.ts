import { expect, test } from 'vitest'
import { isAddress, parseAddressList } from './addresses.ts'

test.each([
  'ada@visitor.example',
  "o'neil+web_form@mail.visitor.example",
  'root@localhost',
  'ada@m\u00fcller.example',
  'ada@xn--mller-kva.example',
])('%s is an address', (value) => {
  expect(isAddress(value)).toBe(true)
})

test.each([
  '',
  'ada',
  '@visitor.example',
  'ada@',
  'ada@@visitor.example',
  'ada@visitor..example',
  'ada@-visitor.example',
  '.ada@visitor.example',
  'ada lovelace@visitor.example',
  'ada@visitor.example\n',
  '<ada@visitor.example>',
  'ada(comment)@visitor.example',
  `${'a'.repeat(65)}@visitor.example`,
  `ada@${'a.'.repeat(127)}example`,
])('%j is none', (value) => {
  expect(isAddress(value)).toBe(false)
})

test('a list is valid only as a whole', () => {
  expect(parseAddressList('a@x.example , b@y.example')).toEqual(['a@x.example', 'b@y.example'])
  expect(parseAddressList('a@x.example, b')).toBeUndefined()
})
