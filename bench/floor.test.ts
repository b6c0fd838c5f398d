import { describe, expect, test } from 'vitest'
import { bareDocument, withoutFontFiles } from './floor.ts'

describe('The floor', () => {
  const page = `<head><script async="" src="/a.js"></script><link rel="stylesheet" href="/a.css"/>
<style>@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:local(Arial)}p{color:red}</style>
<link rel="preload" href="/a.woff2" as="font"/><link as="script" rel="preload" href="/b.js"/><link rel="modulepreload" href="/c.js"/>
<link rel="icon" href="/favicon.svg"/><script type="application/ld+json">{"@type":"Organization"}</script>
<script type="module">
import "/a.js"
</script><script type="speculationrules">{}</script></head><body><p>Words</p></body>`

  test('has no script and asks for no font', () => {
    const bare = bareDocument(page)
    expect(bare).not.toMatch(/\.js|\.woff2|speculationrules|import/)
  })

  test('keeps the words, the styles and the data', () => {
    const bare = bareDocument(page)
    for (const kept of [
      '<p>Words</p>',
      'p{color:red}',
      '/a.css',
      '/favicon.svg',
      '"@type":"Organization"',
    ])
      expect(bare).toContain(kept)
  })

  test('keeps a face that only takes a font of the system to measure', () => {
    expect(withoutFontFiles('@font-face{src:local(Arial);size-adjust:95%}')).toContain('Arial')
  })
})
