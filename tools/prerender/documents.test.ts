import { createElement as create } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island, PropertiesContext } from '../../src/islands/island.tsx'
import { shortened, wordFiles } from './documents.ts'

test.each([
  ['<path d="M0 0"></path><br/>', '<path d="M0 0"/><br>'],
  ['<p hidden="" title="">=""</p>', '<p hidden title>=""</p>'],
  ['<path><title>A van</title></path>', '<path><title>A van</title></path>'],
  ['<div data-properties="{&quot;a&quot;:1}">', `<div data-properties='{"a":1}'>`],
  ['<code>&#x3C;div data-properties="">', '<code>&#x3C;div data-properties="">'],
])('%s becomes %s', (html, expected) => {
  expect(shortened(html)).toBe(expected)
})

test('A file with the words of an island has them as they are', () => {
  const { words, propertiesOf } = wordFiles()
  const properties = { text: `Don't "stop" <b> & 🚆 `.repeat(200) }
  const island = create(Island<typeof properties>, { name: 'a', component: () => null, properties })
  const html = renderToStaticMarkup(create(PropertiesContext, { value: propertiesOf }, island))
  const [[file, json]] = [...words] as [[string, string]]
  expect(html).toContain(` data-properties="/${file}"`)
  expect(JSON.parse(json)).toEqual(properties)
})
