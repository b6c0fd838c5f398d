import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nameOf } from '../../tools/content/languages.ts'
import type { LanguageContent } from '../../tools/content/read-content.ts'
import { language, languages, site, tested } from '../support/content.ts'
import { everyPage } from '../support/pages.ts'
import { documentOf, htmlOf, read, sentencesIn, siteFolder } from './files.ts'

const scripts = globSync('static/js/**/*.js', { cwd: siteFolder })

const sentencesOf = ({ content }: Pick<LanguageContent, 'content'>) =>
  sentencesIn(content).map(({ text }) => text)
/** The sentences that are in a built file, in HTML perhaps escaped. */
const includesAny = (file: string, sentences: string[]) =>
  sentences.filter((text) => file.includes(text) || file.includes(escaped(text)))
const codes = { '"': '&quot;', "'": '&#x27;', '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) =>
  text.replace(/["'&<>]/g, (character) => codes[character as keyof typeof codes])

const sentences = sentencesOf(tested)
const foreign = languages
  .filter((each) => each.language !== language)
  .flatMap(sentencesOf)
  .filter((text) => !sentences.some((sentence) => sentence.includes(text)))

test('No script has a sentence of any language', () => {
  const sources = scripts.map((file) => read(file).toString()).join('\n')
  expect(sources.length).toBeGreaterThan(100_000)
  expect(includesAny(sources, [...sentences, ...foreign])).toEqual([])
})

describe.runIf(languages.length > 1)('With several languages', () => {
  test.each(everyPage)('$path has no sentence of another language', ({ path }) => {
    expect(includesAny(htmlOf(path), sentences)).not.toEqual([])
    expect(includesAny(htmlOf(path), foreign)).toEqual([])
  })

  test.each(everyPage)('$path links to itself in every language, twice', ({ path }) => {
    const { name } = tested.pages.find((page) => page.path === path) ?? {}
    const links = languages.map((each) => {
      const find = (wanted: string | undefined) =>
        each.pages.find((page) => page.path && page.name === wanted)
      // Without a translation: the index that lists the page, or the home page.
      const index = tested.pages.find(
        (page) => path.startsWith(`${page.path}/`) && page.name !== 'home',
      )
      const page = find(name) ?? find(index?.name) ?? find('home')!
      const code = each.language
      return [nameOf(code), page.path, code, code, code === language ? 'true' : null]
    })
    for (const label of [site.languages.label, site.languages.footerLabel]) {
      const switchLinks = documentOf(path).querySelectorAll(`nav[aria-label="${label}"] a`)
      const found = [...switchLinks].map((link) => [
        link.lastElementChild?.textContent ?? link.textContent,
        ...['href', 'lang', 'hreflang', 'aria-current'].map((name) => link.getAttribute(name)),
      ])
      expect(found, label).toEqual(links)
    }
  })
})
