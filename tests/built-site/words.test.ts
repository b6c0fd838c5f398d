import { expect, test } from 'vitest'
import type { z } from 'zod'
import { kinds } from '../../src/site.ts'
import { schemas } from '../../tools/content/content-files.ts'
import { fieldOf } from '../../tools/content/files/translation.ts'
import { content, privacy, site } from '../support/content.ts'
import { everyPage, homePage, pages } from '../support/pages.ts'
import { documentOf, read, sentencesIn, textsOf } from './files.ts'

/** The schema of a part of the content, such as `.privacy.counting.google`, unless it is in a list. */
function schemaAt(place: string): z.ZodType | undefined {
  const [name = '', ...keys] = place
    .replace(/^\.pages\b/, '')
    .split('.')
    .slice(1)
  return keys.reduce<z.ZodType | undefined>(
    (schema, key) => schema && fieldOf(schema, {}, key),
    kinds[name]?.schema ?? schemas[name],
  )
}

function isLeftOut(place: string) {
  const [, file = '', kind = '', name = ''] = place.split('.')
  if (file === 'facts') return !isNamed(kind)
  const { sections } = (content.pages[kind] ?? {}) as { sections?: string[] }
  const names = schemaAt(`.pages.${kind}.sections`) as z.ZodArray<z.ZodEnum> | undefined
  return sections && names?.element.options.includes(name) && !sections.includes(name)
}

/** Whether a text of the content has this fact, which only its name in braces brings into a document. */
const isNamed = (fact: string) => JSON.stringify(content).includes(`{${fact}}`)

test('Every sentence of the content is in a document, where every text is shown without scripts', () => {
  // tests/pages/without-scripts.e2e.ts checks that it is shown.
  const plain = (text: string) => text.replace(/[\s\u00ad]+/g, ' ').trim()
  const shown = everyPage.map(({ path }) => {
    const document = documentOf(path)
    const attributes = ['content', 'aria-label'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
    )
    const templates = [...document.querySelectorAll('template')].map(({ innerHTML }) => innerHTML)
    // What an island shows by its script only.
    const properties = [...document.querySelectorAll('island-root')].map((island) => {
      const json = island.getAttribute('data-properties')!
      return json.startsWith('/') ? read(json).toString() : json
    })
    return plain(
      [document.documentElement.textContent, ...attributes, ...templates, ...properties].join(' '),
    )
  })
  const sentences = sentencesIn(content).filter(
    ({ place, text }) =>
      !schemaAt(place)?.meta()?.conditional && !isLeftOut(place) && !text.includes('{'),
  )
  expect(sentences.length).toBeGreaterThan(everyPage.length)
  const missing = sentences.filter(({ text }) => !shown.join('\n').includes(plain(text)))
  expect(missing).toEqual([])
})

test('A page with something made up says so once, and no other page does', () => {
  type Part = { sample?: unknown; path?: string; meta?: { path: string } }
  const isMarked = (part: Part | undefined) => part?.sample === true
  const parts = Object.values(content.pages).flat() as (Part | undefined)[]
  const indexes = Object.entries(kinds).flatMap(([kind, { index }]) =>
    index && (content.pages[kind] as Part[]).some(isMarked) ? [content.pages[index] as Part] : [],
  )
  const marked = [...parts.filter(isMarked), ...indexes].map(
    (part) => part!.path ?? part!.meta!.path,
  )
  for (const { path } of everyPage)
    expect([path, ...textsOf(documentOf(path), '[data-sample]')]).toEqual(
      marked.includes(path) ? [path, site.sample] : [path],
    )
})

test('The footer links to every page, contact form, e-mail, telephone and social networks', () => {
  const { email, telephone, social, footer } = site
  const hrefs = (selector: string) =>
    [...documentOf(homePage.path).querySelectorAll(selector)].map((link) =>
      link.getAttribute('href'),
    )
  expect(hrefs(`nav[aria-label="${footer.label}"] a`).toSorted()).toEqual(
    ['#contact', ...pages.map(({ path }) => path)].toSorted(),
  )
  expect(hrefs('footer dl a')).toEqual([`mailto:${email}`, telephone.href])
  expect(hrefs('footer a[target="_blank"][rel=noopener]')).toEqual(social.map(({ href }) => href))
  // To the page about privacy; without one, to its summary in the footer.
  expect(hrefs('form a')).toContain(privacy.page?.meta.path ?? '#privacy')
})
