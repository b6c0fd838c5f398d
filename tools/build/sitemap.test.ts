import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

const siteUrl = 'https://relaywell.example/'
const services = [
  { language: 'en', path: '/services' },
  { language: 'es', path: '/es/servicios' },
  { language: 'de', path: '/de/leistungen' },
]
const onlyEnglish = [{ language: 'en', path: '/r&d' }]

/** Each address in a sitemap, with the links to its translations. */
function entriesOf(xml: string) {
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml')
  return [...document.querySelectorAll('url')].map((entry) => ({
    address: entry.querySelector('loc')!.textContent,
    links: [...entry.children]
      .slice(1)
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  }))
}

test('each language of a page links to all of them, itself included, and to the first by default', () => {
  const links = [
    ['en', 'https://relaywell.example/services'],
    ['es', 'https://relaywell.example/es/servicios'],
    ['de', 'https://relaywell.example/de/leistungen'],
    ['x-default', 'https://relaywell.example/services'],
  ]
  expect(entriesOf(sitemap(siteUrl, [services, onlyEnglish]))).toEqual([
    ...links.slice(0, 3).map(([, address]) => ({ address, links })),
    { address: 'https://relaywell.example/r&d', links: [] },
  ])
})

test('the links are in the namespace of XHTML, and escaped', () => {
  const page = ['en', 'es'].map((language) => ({ language, path: `/${language}/a&b` }))
  const xml = sitemap(siteUrl, [page])
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  expect(xml).toContain(
    '<xhtml:link rel="alternate" hreflang="es" href="https://relaywell.example/es/a&amp;b"/>',
  )
})

test('a sitemap in one language has addresses only', () => {
  expect(sitemap(siteUrl, [onlyEnglish])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://relaywell.example/r&amp;d</loc></url>
</urlset>
`)
})
