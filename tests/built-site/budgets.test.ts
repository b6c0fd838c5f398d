import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scriptsOf } from '../../tools/smoke/live-site.ts'
import { everyPage } from '../support/pages.ts'
import { isSampleBrand } from '../support/words.ts'
import { fileOf, htmlOf, read, siteFolder } from './files.ts'

/** In bytes, compressed with Brotli (product.md, Budgets). */
const limits = {
  // A new connection’s first round trip carries 14.6 kB. The sample leaves some of it free for longer texts. A provider
  // may write more: `npm run check-content` says so.
  document: isSampleBrand ? 13_800 : Number.POSITIVE_INFINITY,
  /** What every page loads by itself: its own script and smooth scrolling. */
  everyPage: 15_000,
  homePage: 85_000,
  sheet: 19_000,
  font: 24_000,
}

const scripts = globSync('static/js/**/*.js', { cwd: siteFolder })
const bytesOf = (file: string) => read(`${file}.br`).length
/** The size of the scripts with these names, together. */
const bytesOfScripts = (...names: string[]) =>
  names
    .map((name) => bytesOf(scripts.find((file) => file.includes(`/${name}.`))!))
    .reduce((sum, bytes) => sum + bytes)

test.each(everyPage)(
  `The document of $path has at most ${limits.document} B and loads no style sheet`,
  ({ path }) => {
    expect(bytesOf(fileOf(path))).toBeLessThanOrEqual(limits.document)
    const withScript = htmlOf(path).replace(/<noscript.*?<\/noscript>/gs, '')
    expect(withScript).not.toContain('rel="stylesheet"')
  },
)

test('Every document loads the same script, which imports no other', () => {
  const [entry, ...more] = new Set(everyPage.flatMap(({ path }) => scriptsOf(htmlOf(path))))
  expect(more).toEqual([])
  expect(entry).toMatch(/\/main\./)
  expect(read(entry!).toString()).not.toMatch(/\bimport\s*["'{*]|\bfrom\s*["']/)
})

test('Scripts that load by themselves are small: on every page, and on the home page, which has an island', () => {
  expect(bytesOfScripts('main', 'lenis')).toBeLessThanOrEqual(limits.everyPage)
  const home = bytesOfScripts('main', 'lenis', 'react', 'your-line')
  expect(home).toBeLessThanOrEqual(limits.homePage)
})

test('There is one style sheet, and one font file', () => {
  const [sheet, ...others] = globSync('**/*.css', { cwd: siteFolder })
  const [font, ...more] = globSync('**/*.woff2', { cwd: siteFolder })
  expect([...others, ...more]).toEqual([])
  expect(bytesOf(sheet!)).toBeLessThanOrEqual(limits.sheet)
  expect(read(font!).length).toBeLessThanOrEqual(limits.font)
})

test('No script contains the content’s schema or its YAML', () => {
  const forNode = /invalid_type|unrecognized_keys|yaml-language-server/
  expect(scripts.filter((file) => forNode.test(read(file).toString()))).toEqual([])
})
