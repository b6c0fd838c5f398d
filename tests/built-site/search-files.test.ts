import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { translationsOfPages } from '../../tools/build/content/pages.ts'
import { language, languages } from '../support/content.ts'
import { homePage, prefix } from '../support/pages.ts'
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

test('The sitemap links each page to itself and its translations, if there are any', () => {
  const entries = read('sitemap.xml')
    .toString()
    .match(/<url>.*<\/url>/g)!
  const pages = [...translationsOfPages(languages).values()]
  for (const entry of entries) {
    const path = new URL(/<loc>(.*?)<\/loc>/.exec(entry)![1]!).pathname
    const page = pages.find((each) => each.some((translation) => translation.path === path))!
    const codes = page.map((each) => each.language)
    const links = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link)
    expect(
      links.map(([code]) => code),
      path,
    ).toEqual(languages.length > 1 ? [...codes, 'x-default'] : [])
    for (const [code, address] of links)
      if (code !== 'x-default')
        expect(documentOf(new URL(address!).pathname).documentElement.lang, address).toBe(code)
  }
})

test('The manifest is in the language of the page, and its icons exist', () => {
  const manifest = JSON.parse(read(`${prefix}/manifest.webmanifest`).toString())
  expect(manifest).toMatchObject({ lang: language, start_url: homePage.path })
  const { icons } = manifest
  expect(icons).not.toEqual([])
  for (const { src } of icons) expect(read(src).length, src).toBeGreaterThan(100)
})

test('The documents link to a favicon, a home screen icon and the manifest', () => {
  const links = ['icon', 'apple-touch-icon', 'manifest']
  // documents.test.ts checks that the files exist.
  for (const rel of links)
    expect(documentOf(homePage.path).querySelector(`link[rel="${rel}"]`), rel).not.toBeNull()
})
