import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { documentOf, read } from '../../../tests/built-site/files.ts'
import { articles, content, site } from '../../../tests/support/content.ts'
import { everyPage } from '../../../tests/support/pages.ts'
import { siteUrl } from '../../../tests/support/variants.ts'
import { escapeXml } from '../../../tools/prerender/sitemap.ts'
import { withoutSoftHyphens } from '../../lib/soft-hyphens.ts'

const index = content.pages.articles!

test('The Atom feed has what RFC 4287 requires, and only articles announce it', () => {
  const path = `${index.meta.path}/feed.xml`
  // happy-dom does not know CDATA.
  const xml = read(path)
    .toString()
    .replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_, text: string) => escapeXml(text))
  const { documentElement: feed } = new new Window().DOMParser().parseFromString(xml, 'text/xml')
  const texts = (selector: string) =>
    [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(feed.outerHTML).toMatch(/^<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/)
  expect(texts('feed > id')).toEqual([siteUrl + index.meta.path])
  expect(texts('feed > title')).toEqual([expect.stringContaining(site.brand)])
  expect(texts('feed > author')).toHaveLength(1)
  expect(feed.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(siteUrl + path)
  const newest = articles.slice(0, 20)
  expect(texts('entry > id')).toEqual(newest.map(({ path: address }) => siteUrl + address))
  expect(texts('entry > title')).toEqual(newest.map(({ title }) => withoutSoftHyphens(title)))
  const times = texts('updated')
  expect(times).toHaveLength(1 + newest.length)
  for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
  // Readers do not know the address of the site.
  expect(texts('entry > content').join()).not.toMatch(/<[^>]*(href|src)="\//)

  const announced = everyPage.filter((page) =>
    documentOf(page.path).querySelector(`link[type="application/atom+xml"][href="${path}"]`),
  )
  const expected = [index.meta.path, ...articles.map((article) => article.path)]
  expect(announced.map((page) => page.path).toSorted()).toEqual(expected.toSorted())
})
