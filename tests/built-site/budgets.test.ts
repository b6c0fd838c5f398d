import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scriptsOf } from '../../tools/smoke/live-site.ts'
import { language } from '../support/content.ts'
import { everyPage } from '../support/pages.ts'
import { isSampleBrand } from '../support/words.ts'
import { fileOf, htmlOf, read, siteFolder } from './files.ts'

/** In bytes, compressed with Brotli. */
const limits = {
  // A new connection’s first round trip carries 14.6 kB. The sample leaves some of it free for longer texts.
  document: isSampleBrand ? 12_600 : 14_600,
  entry: 4_000,
  scripts: 100_000,
  yourLine: 3_000,
  font: 24_000,
}

const scripts = globSync('static/js/**/*.js', { cwd: siteFolder })
const bytesOf = (file: string) => read(`${file}.br`).length

test.each(everyPage)(
  `The document of $path has at most ${limits.document} B and loads no style sheet`,
  ({ path }) => {
    expect(bytesOf(fileOf(path))).toBeLessThanOrEqual(limits.document)
    const withScript = htmlOf(path).replace(/<noscript.*?<\/noscript>/gs, '')
    expect(withScript).not.toContain('rel="stylesheet"')
  },
)

test('Every document loads the same small script, which imports no other', () => {
  const [entry, ...more] = new Set(everyPage.flatMap(({ path }) => scriptsOf(htmlOf(path))))
  expect(more).toEqual([])
  expect(bytesOf(entry!)).toBeLessThanOrEqual(limits.entry)
  expect(read(entry!).toString()).not.toMatch(/\bimport\s*["'{*]|\bfrom\s*["']/)
})

test('The scripts of a page add up to at most 100 kB', () => {
  // With several languages, each has a folder for its words (tools/build/content/words.ts).
  const own = scripts.filter(
    (file) => /^static\/js\/[^/]+$/.test(file) || file.startsWith(`static/js/${language}.`),
  )
  // The built files do not say which page a file belongs to, so assume the largest.
  const isPage = (file: string) => /\/page\./.test(file)
  const isWordsOfPage = (file: string) => /\/js\/.+\/(?!app\.)/.test(file)
  // Loaded only if a setting enables analytics.
  const isAnalytics = (file: string) => /\/(google|plausible|web-vitals)\./.test(file)
  const largest = [isPage, isWordsOfPage].map((kind) =>
    Math.max(0, ...own.filter(kind).map(bytesOf)),
  )
  const others = own.filter(
    (file) => ![isPage, isWordsOfPage, isAnalytics].some((kind) => kind(file)),
  )
  const all = [...largest, ...others.map(bytesOf)].reduce((sum, bytes) => sum + bytes)
  expect(all).toBeGreaterThan(30_000)
  expect(all).toBeLessThanOrEqual(limits.scripts)
})

test('The script of “your own line” is a small chunk, and the font one small file', () => {
  const [chunk, ...others] = scripts.filter((file) => file.includes('your-line'))
  const [font, ...more] = globSync('**/*.woff2', { cwd: siteFolder })
  expect([...others, ...more]).toEqual([])
  expect(bytesOf(chunk!)).toBeLessThanOrEqual(limits.yourLine)
  expect(read(font!).length).toBeLessThanOrEqual(limits.font)
})

test('No script contains the content’s schema or its YAML', () => {
  const forNode = /invalid_type|unrecognized_keys|yaml-language-server/
  expect(scripts.filter((file) => forNode.test(read(file).toString()))).toEqual([])
})
