import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentOf, metaOf, read, siteFolder, textsOf } from '../../../tests/built-site/files.ts'
import { content } from '../../../tests/support/content.ts'
import { siteUrl } from '../../../tests/support/variants.ts'
import type { Night } from './schema.ts'
import { stopsOf } from './stops.ts'

test('Each night is a page with a preview of its own, and search engines list one', () => {
  const { meta, ticket, events } = content.pages.night as Night
  const stops = stopsOf(events).length
  expect(globSync(`.${meta.path}/*.html`, { cwd: siteFolder })).toHaveLength(2 ** stops)
  const path = `${meta.path}/${'2'.repeat(stops)}`
  const [document, original] = [documentOf(path), documentOf(meta.path)]
  const canonical = document.querySelector('link[rel=canonical]')
  expect(canonical?.getAttribute('href')).toBe(metaOf(original, 'og:url'))
  expect(metaOf(document, 'og:url')).toBe(new URL(path, siteUrl).href)
  expect(metaOf(document, 'robots')).toBeUndefined()
  const [island, ofAll] = [document, original].map((each) => each.querySelector('[name=night]')!)
  expect(island?.getAttribute('data-theirs')).toMatch(/^2+$/)
  expect(island?.getAttribute('data-properties')).toBe(ofAll?.getAttribute('data-properties'))
  expect(metaOf(document, 'og:title')).toMatch(/\d.*\?$/)
  expect(metaOf(document, 'og:title')).toContain(ticket.ask)
  expect(read(new URL(metaOf(document, 'og:image')!).pathname).length).toBeLessThanOrEqual(80_000)
  expect(read('sitemap.xml').toString()).not.toContain(`${meta.path}/`)
  for (const what of ['head > title', '#breadcrumbs'])
    expect(textsOf(document, what)).toEqual(textsOf(original, what))
  for (const link of document.querySelectorAll('a[hreflang]'))
    expect(read(`${link.getAttribute('href')}.html`).length).toBeGreaterThan(0)
})
