import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { siteUrl } from '../support/variants.ts'
import { documentOf, read, siteFolder } from './files.ts'

test('The sitemap lists the canonical address of every page except the 404 pages', () => {
  const documents = readdirSync(siteFolder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html') && path.basename(file) !== '404.html')
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

test('robots.txt allows everything and links to the sitemap', () => {
  const robots = read('robots.txt').toString()
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(robots).not.toMatch(/^Disallow: \S/m)
})

test('The manifest’s icons exist', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest').toString())
  expect(icons).not.toEqual([])
  for (const { src } of icons) expect(read(src).length, src).toBeGreaterThan(100)
})

test('The documents link to a favicon, a home screen icon and the manifest', () => {
  const links = ['icon', 'apple-touch-icon', 'manifest']
  // documents.test.ts checks that the files exist.
  for (const rel of links)
    expect(documentOf('/').querySelector(`link[rel="${rel}"]`), rel).not.toBeNull()
})
