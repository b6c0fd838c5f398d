import { expect, test } from 'vitest'
import { shortened } from './documents.ts'

test.each([
  ['<path d="M0 0"></path><br/>', '<path d="M0 0"/><br>'],
  ['<p hidden="" title="">=""</p>', '<p hidden title>=""</p>'],
  ['<path><title>A van</title></path>', '<path><title>A van</title></path>'],
  ['<div data-properties="{&quot;a&quot;:1}">', `<div data-properties='{"a":1}'>`],
  ['<code>&#x3C;div data-properties="">', '<code>&#x3C;div data-properties="">'],
])('%s becomes %s', (html, expected) => {
  expect(shortened(html)).toBe(expected)
})
