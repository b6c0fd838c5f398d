import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { builtDocument } from './support/html.ts'
import { everyPage } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { siteUrl } from './support/variants.ts'

const builtSite = path.resolve(import.meta.dirname, '../.cache/test-sites/plain')

test.describe('For search engines', () => {
  test('no two pages share a title or a description', async ({ request }) => {
    const told: string[] = []
    for (const page of everyPage) {
      const { document } = await builtDocument(request, page.path)
      expect(document.title).toBe(page.title)
      told.push(document.title)
      told.push(document.querySelector('meta[name=description]')?.getAttribute('content') ?? '')
    }
    expect(new Set(told).size).toBe(2 * everyPage.length)
    for (const text of told) expect(text).not.toBe('')
  })

  test('the sitemap names every document that was built, but for the 404', async ({ request }) => {
    const files = (await readdir(builtSite)).filter((file) => file.endsWith('.html'))
    const built = files
      .filter((file) => file !== '404.html')
      .map((file) => `${siteUrl}/${file.replace(/(^index)?\.html$/, '')}`)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(addresses.toSorted()).toEqual(built.toSorted())
    for (const address of addresses) {
      const { document } = await builtDocument(request, new URL(address!).pathname)
      const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
      expect(canonical).toBe(address)
    }
  })

  test('one language is no choice of languages', async ({ request }) => {
    for (const { path: address } of everyPage) {
      const { document } = await builtDocument(request, address)
      expect(document.querySelector('[hreflang]')).toBeNull()
    }
  })
})
