import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { stopsOf } from '../../src/content/stops.ts'
import { content, entries, site } from '../support/content.ts'
import { everyPage, missing } from '../support/pages.ts'
import { siteUrl } from '../support/variants.ts'
import { documentOf, metaOf, read, siteFolder, textsOf } from './files.ts'

describe.each(everyPage)('The head of $path', ({ path, title }) => {
  const document = documentOf(path)
  const meta = (name: string) => metaOf(document, name)
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
  const address = path === missing.path ? undefined : new URL(path, siteUrl).href

  test('has the page’s title, and a description of 40 to 200 characters', () => {
    expect(textsOf(document, 'head > title')).toEqual([title])
    expect(meta('description')).toMatch(/^.{40,200}$/)
  })

  test('names the canonical address; a missing page asks not to be indexed', () => {
    expect(canonical).toBe(address)
    expect(meta('robots')).toBe(address ? undefined : 'noindex')
  })

  test('describes the page for Open Graph and Twitter', () => {
    const isArticle = entries.articles.some((entry) => entry.path === path)
    const type = isArticle ? 'article' : 'website'
    const expected = {
      ...{ 'og:title': title, 'twitter:title': title },
      ...{ 'og:description': meta('description'), 'twitter:description': meta('description') },
      ...{ 'og:url': address, 'og:locale': site.locale, 'og:type': type },
      'twitter:card': 'summary_large_image',
    }
    for (const [name, value] of Object.entries(expected)) expect(meta(name), name).toBe(value)
  })

  test('names a social image: a PNG of 1200 by 630 pixels and at most 80 kB', () => {
    const image = new URL(meta('og:image')!)
    expect(image.origin).toBe(siteUrl)
    expect(meta('twitter:image')).toBe(image.href)
    expect(meta('og:image:alt')).toMatch(/.{6}/)
    const png = read(image.pathname)
    expect(png.length).toBeLessThanOrEqual(80_000)
    // https://www.w3.org/TR/png-3/#11IHDR
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
  })
})

const { night } = content
test.runIf(night)(
  'Each night is a page with a preview of its own, and search engines list one',
  () => {
    const { meta, ticket, events } = night!
    const stops = stopsOf(events).length
    expect(globSync(`.${meta.path}/*.html`, { cwd: siteFolder })).toHaveLength(2 ** stops)
    const path = `${meta.path}/${'2'.repeat(stops)}`
    const [document, original] = [documentOf(path), documentOf(meta.path)]
    const canonical = document.querySelector('link[rel=canonical]')
    expect(canonical?.getAttribute('href')).toBe(metaOf(original, 'og:url'))
    expect(metaOf(document, 'og:url')).toBe(new URL(path, siteUrl).href)
    expect(metaOf(document, 'robots')).toBeUndefined()
    expect(metaOf(document, 'og:title')).toMatch(/\d.*\?$/)
    expect(metaOf(document, 'og:title')).toContain(ticket.ask)
    expect(read(new URL(metaOf(document, 'og:image')!).pathname).length).toBeLessThanOrEqual(80_000)
    expect(read('sitemap.xml').toString()).not.toContain(`${meta.path}/`)
    for (const what of ['head > title', '#breadcrumbs'])
      expect(textsOf(document, what)).toEqual(textsOf(original, what))
    for (const link of document.querySelectorAll('a[hreflang]'))
      expect(read(`${link.getAttribute('href')}.html`).length).toBeGreaterThan(0)
  },
)
