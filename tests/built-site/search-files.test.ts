import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { matches } from '../../tools/check/live-site.ts'
import { language, languages } from '../support/content.ts'
import { homePage, prefix } from '../support/pages.ts'
import { siteUrl } from '../support/variants.ts'
import { documentOf, read, siteFolder } from './files.ts'

const sitemap = read('sitemap.xml').toString()

test('The sitemap lists the canonical address of every page except the 404 pages', () => {
  const documents = readdirSync(siteFolder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html') && path.basename(file) !== '404.html')
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
  expect(documents.length).toBeGreaterThan(2)
  const canonicals = documents.map((path) =>
    documentOf(path).querySelector('link[rel=canonical]')?.getAttribute('href'),
  )
  // Variants of a page have one together.
  const listed = matches(sitemap, /<loc>(.*?)<\/loc>/g)
  expect(listed.toSorted()).toEqual([...new Set(canonicals)].toSorted())
})

test('robots.txt allows everything and links to the sitemap', () => {
  const robots = read('robots.txt').toString()
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(robots).not.toMatch(/^Disallow: \S/m)
})

test('The sitemap links each page to itself and its translations, if there are any', () => {
  const every = languages.flatMap(({ language, pages }) =>
    pages.map(({ name, path }) => ({ language, name, path })),
  )
  for (const entry of sitemap.match(/<url>.*<\/url>/g)!) {
    const path = new URL(/<loc>(.*?)<\/loc>/.exec(entry)![1]!).pathname
    const { name } = every.find((each) => each.path === path)!
    const page = every.filter((each) => each.name === name)
    const links = [...page, { language: 'x-default', path: page[0]!.path }].map((each) => [
      each.language,
      siteUrl + each.path,
    ])
    const found = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link)
    expect(found, path).toEqual(page.length > 1 ? links : [])
  }
})

test('The documents link to icons and to a manifest in their language, and its icons exist', () => {
  // documents.test.ts checks that the linked files exist.
  for (const rel of ['icon', 'apple-touch-icon', 'manifest'])
    expect(documentOf(homePage.path).querySelector(`link[rel="${rel}"]`), rel).not.toBeNull()
  const manifest = JSON.parse(read(`${prefix}/manifest.webmanifest`).toString())
  expect(manifest).toMatchObject({ lang: language, start_url: homePage.path })
  const { icons } = manifest
  expect(icons).not.toEqual([])
  for (const { src } of icons) expect(read(src).length, src).toBeGreaterThan(100)
})
