import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { matches, scriptsOf } from '../../tools/check/live-site.ts'
import { isSampleBrand, services } from '../support/content.ts'
import { everyPage, homePage } from '../support/pages.ts'
import { fileOf, htmlOf, read, siteFolder } from './files.ts'

const isSample = isSampleBrand && services.length === 4

/** In bytes, compressed with Brotli. docs/performance.md says why. */
const limits = {
  // A new connection’s first round trip carries 14.6 kB. The sample leaves some of it free for longer texts.
  document: isSample ? 13_800 : 14_600,
  /** The scripts that a page loads by itself, without an island and with one. */
  script: 15_000,
  scriptWithIsland: 78_000,
  scriptOfHome: 80_000,
  /** What shows the words of a call, at the first press. */
  speak: 2000,
  sheet: 19_000,
  font: 24_000,
}

const scripts = globSync('static/js/**/*.js', { cwd: siteFolder })
/** A file that is too small for it has no compressed copy. */
const bytesOf = (file: string) =>
  read(existsSync(path.join(siteFolder, `${file}.br`)) ? `${file}.br` : file).length
const textOf = (file: string) => read(file).toString()
/** The scripts with these names, and what they import. */
function scriptsNamed(...names: string[]): Set<string> {
  const all = new Set(names.map((name) => scripts.find((file) => file.includes(`/${name}.`))!))
  // This also visits what it adds.
  for (const script of all)
    for (const imported of matches(textOf(script), /\bfrom"\.(\/[^"]+)"/g))
      all.add(path.dirname(script) + imported)
  return all
}

test.each(everyPage)('The document of $path is small, and loads no style sheet', ({ path }) => {
  expect(bytesOf(fileOf(path))).toBeLessThanOrEqual(limits.document)
  const withScript = htmlOf(path).replace(/<noscript.*?<\/noscript>/gs, '')
  expect(withScript).not.toContain('rel="stylesheet"')
})

test('Every document loads the same script, which imports no other', () => {
  const [entry, ...more] = new Set(everyPage.flatMap(({ path }) => scriptsOf(htmlOf(path))))
  expect(more).toEqual([])
  expect(entry).toMatch(/\/main\./)
  expect(textOf(entry!)).not.toMatch(/\bimport\s*["'{*]|\bfrom\s*["']/)
})

test.each(everyPage)('The scripts that $path loads by itself are small', ({ path }) => {
  const html = htmlOf(path)
  const elements = scripts.filter((file) =>
    matches(textOf(file), /Elements\.define\("([^"]+)"/g).some((name) => html.includes(`<${name}`)),
  )
  const islands = matches(html, /<island-root[^>]* name="([^"]+)"(?! load="touch")/g)
  const ofIslands = islands.flatMap((name) => ['react', name])
  const loaded = new Set([...scriptsNamed('main', 'lenis', ...ofIslands), ...elements])
  const sizes = [...loaded].map(bytesOf)
  const ofOthers = islands.length > 0 ? limits.scriptWithIsland : limits.script
  const limit = path === homePage.path ? limits.scriptOfHome : ofOthers
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(limit)
})

test('What shows the words of a call is small, and has no React', () => {
  const loaded = [...scriptsNamed('speak')]
  expect(loaded.filter((file) => !/\/(main|speak)\./.test(file))).toEqual([])
  expect(bytesOf(loaded[0]!)).toBeLessThanOrEqual(limits.speak)
})

test('There is one style sheet, and one font file', () => {
  const [sheet, ...others] = globSync('**/*.css', { cwd: siteFolder })
  const [font, ...more] = globSync('**/*.woff2', { cwd: siteFolder })
  expect([...others, ...more]).toEqual([])
  expect(bytesOf(sheet!)).toBeLessThanOrEqual(limits.sheet)
  expect(read(font!).length).toBeLessThanOrEqual(limits.font)
})

test('No script has the content’s schema, its YAML, or a second service, which is off', () => {
  // src/contact/email-service.ts alone uses the last one.
  const unneeded = /invalid_type|unrecognized_keys|yaml-language-server|URLSearchParams/
  expect(scripts.filter((file) => unneeded.test(textOf(file)))).toEqual([])
})
