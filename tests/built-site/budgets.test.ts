import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scriptsOf } from '../../tools/smoke/live-site.ts'
import { everyPage } from '../support/pages.ts'
import { isSample } from '../support/words.ts'
import { fileOf, htmlOf, read, siteFolder } from './files.ts'

/** In bytes as they are sent, compressed with brotli. */
const limits = {
  // A new connection's first flight carries 14.6 kB. The sample leaves a provider with longer texts some of it.
  document: isSample ? 12_600 : 14_600,
  entry: 4_000,
  scripts: 100_000,
  font: 24_000,
}

const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
const scripts = files.filter((file) => /^static\/js\/.*\.js$/.test(file))
const bytesOf = (file: string) => read(`${file}.br`).length

test.each(everyPage)(
  `The document of $path has at most ${limits.document} B, its styles in it`,
  ({ path }) => {
    expect(bytesOf(fileOf(path))).toBeLessThanOrEqual(limits.document)
    const withScript = htmlOf(path).replace(/<noscript.*?<\/noscript>/gs, '')
    expect(withScript).not.toContain('rel="stylesheet"')
  },
)

test('The script that every document asks for is small, and needs no other at once', () => {
  const [entry, ...more] = new Set(everyPage.flatMap(({ path }) => scriptsOf(htmlOf(path))))
  expect(more).toEqual([])
  expect(bytesOf(entry!)).toBeLessThanOrEqual(limits.entry)
  expect(read(entry!).toString()).not.toMatch(/\bimport\s*["'{*]|\bfrom\s*["']/)
})

test('The scripts of a page come to at most 100 kB in all', () => {
  // Which page a chunk belongs to is not in the built files: the largest stands for each of them.
  const isPage = (file: string) => /\/page\./.test(file)
  const largestPage = Math.max(...scripts.filter(isPage).map(bytesOf))
  // Fetched only where a setting switches analytics on.
  const isAnalytics = (file: string) => /\/(google|plausible|web-vitals)\./.test(file)
  const others = scripts.filter((file) => !isPage(file) && !isAnalytics(file)).map(bytesOf)
  const all = others.reduce((sum, bytes) => sum + bytes, largestPage)
  expect(all).toBeGreaterThan(30_000)
  expect(all).toBeLessThanOrEqual(limits.scripts)
})

test('The font is one small file', () => {
  const [font, ...more] = files.filter((file) => file.endsWith('.woff2'))
  expect(more).toEqual([])
  expect(read(font!).length).toBeLessThanOrEqual(limits.font)
})
