import { describe, expect, test } from 'vitest'
import { articles, site } from '../support/content.ts'
import { everyPage, missing } from '../support/pages.ts'
import { siteUrl } from '../support/variants.ts'
import { documentOf, metaOf, read, textsOf } from './files.ts'

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
    const isArticle = articles.some((entry) => entry.path === path)
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
