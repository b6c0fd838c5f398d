import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scriptsOf } from '../../smoke/live-site.ts'
import { budgets } from '../support/budgets.ts'
import { everyPage } from '../support/pages.ts'
import { isSample } from '../support/words.ts'
import { fileOf, htmlOf, read, siteFolder } from './files.ts'

const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
const scripts = files.filter((file) => /^static\/js\/.*\.js$/.test(file))
/** As it is sent, compressed with brotli. */
const bytesOf = (file: string) => read(`${file}.br`).length

const documentLimit = isSample ? budgets['document of the sample'] : budgets['document and styles']

test.each(everyPage)(
  `The document of $path has at most ${documentLimit} B, its styles in it`,
  ({ path }) => {
    expect(bytesOf(fileOf(path))).toBeLessThanOrEqual(documentLimit)
    const withScript = htmlOf(path).replace(/<noscript>.*?<\/noscript>/gs, '')
    expect(withScript).not.toContain('rel="stylesheet"')
  },
)

test('The script that every document asks for is small, and needs no other at once', () => {
  const [entry, ...more] = new Set(everyPage.flatMap(({ path }) => scriptsOf(htmlOf(path))))
  expect(more).toEqual([])
  expect(bytesOf(entry!)).toBeLessThanOrEqual(budgets['script before the application'])
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
  expect(all).toBeLessThanOrEqual(budgets['script in all'])
})

test('The font is one small file', () => {
  const [font, ...more] = files.filter((file) => file.endsWith('.woff2'))
  expect(more).toEqual([])
  expect(read(font!).length).toBeLessThanOrEqual(budgets.font)
})
