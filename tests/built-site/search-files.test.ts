import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteUrl } from '../support/variants.ts'
import { documentOf, read, siteFolder } from './files.ts'

test('The sitemap names every document but the 404 page, by the address that it names itself', () => {
  const documents = readdirSync(siteFolder)
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
  expect(documents.length).toBeGreaterThan(2)
  const sitemap = [
    ...read('sitemap.xml')
      .toString()
      .matchAll(/<loc>(.*?)<\/loc>/g),
  ]
  expect(sitemap.map(([, address]) => address).toSorted()).toEqual(
    documents
      .map((path) => documentOf(path).querySelector('link[rel=canonical]')?.getAttribute('href'))
      .toSorted(),
  )
})

test('robots.txt allows everything and names the sitemap', () => {
  const robots = read('robots.txt').toString()
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(robots).not.toMatch(/^Disallow: \S/m)
})

test('The manifest’s icons exist', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest').toString())
  expect(icons).not.toEqual([])
  for (const { src } of icons) expect(read(src).length, src).toBeGreaterThan(100)
})

test('The documents name an icon for tabs, one for home screens, and the manifest', () => {
  const links = ['icon', 'apple-touch-icon', 'manifest']
  // That the files exist is among the tests of all links.
  for (const rel of links)
    expect(documentOf('/').querySelector(`link[rel="${rel}"]`), rel).not.toBeNull()
})
