import { expect, test } from 'vitest'
import { bareDocument } from './floor.ts'

test('the floor has the text, styles and structured data of a document, but no scripts or fonts', () => {
  const page = `<script async="" src="/a.js"></script><link rel="stylesheet" href="/a.css"/>
<style>@font-face{font-family:A;src:url(/a.woff2)}@font-face{src:local(Arial)}p{color:red}</style>
<link rel="preload" href="/a.woff2" as="font"/><link rel="modulepreload" href="/c.js"/>
<script type="application/ld+json">{}</script><script type="module">
import "/a.js"
</script><p>Words</p>`
  expect(bareDocument(page).replace(/\n/g, '')).toBe(
    '<link rel="stylesheet" href="/a.css"/><style>@font-face{src:local(Arial)}p{color:red}</style>' +
      '<script type="application/ld+json">{}</script><p>Words</p>',
  )
})
