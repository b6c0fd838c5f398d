import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

// tests/built-site/search-files.test.ts checks the sitemap of this site.

test('a sitemap links each language of a page to all of them, and to the first by default', () => {
  const page = [
    { language: 'en', path: '/r&d' },
    { language: 'es', path: '/es/i&d' },
  ]
  const links = `<xhtml:link rel="alternate" hreflang="en" href="https://relaywell.example/r&amp;d"/><xhtml:link rel="alternate" hreflang="es" href="https://relaywell.example/es/i&amp;d"/><xhtml:link rel="alternate" hreflang="x-default" href="https://relaywell.example/r&amp;d"/>`
  expect(
    sitemap('https://relaywell.example/', [page, page.slice(0, 1)]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url><loc>https://relaywell.example/r&amp;d</loc>${links}</url>
  <url><loc>https://relaywell.example/es/i&amp;d</loc>${links}</url>
  <url><loc>https://relaywell.example/r&amp;d</loc></url>
</urlset>
`)
})
