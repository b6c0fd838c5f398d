import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { site } from '../src/content/site.ts'
import { builtDocument } from './support/html.ts'
import { everyPage, pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { siteUrl } from './support/variants.ts'

const builtSite = path.resolve(import.meta.dirname, '../.cache/test-sites/plain')

/** Where a word may break on a phone matters to the page alone. */
const plain = (text: string) => text.replaceAll('\u00ad', '')

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

  test('the sitemap says when a page changed as a day that has been, or not at all', async ({
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const days = [...sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day!)
    for (const day of days) {
      expect(day).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
      expect(day < tomorrow).toBe(true)
    }
    expect(sitemap.match(/<url>/g)).toHaveLength(pages.length)
  })

  test('one language is no choice of languages', async ({ request }) => {
    for (const { path: address } of everyPage) {
      const { document } = await builtDocument(request, address)
      expect(document.querySelector('[hreflang]')).toBeNull()
    }
  })
})

test.describe('For assistants', () => {
  test('llms.txt names the site and leads to every page as Markdown', async ({ request }) => {
    const answer = await request.get('/llms.txt')
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
    const text = await answer.text()
    expect(text).toContain(`# ${site.brand}\n\n> ${site.descriptor}.`)
    const links = [...text.matchAll(/^- \[[^\]]+\]\((.+?)\): .{40,}$/gm)].map(([, link]) => link!)
    expect(links).toHaveLength(pages.length)
    for (const link of links) expect((await request.get(new URL(link).pathname)).status()).toBe(200)
  })

  for (const { path: address } of pages) {
    test(`${address} says the same as Markdown`, async ({ request }) => {
      const { document } = await builtDocument(request, address)
      const answer = await request.get(`${address === '/' ? '/index' : address}.md`)
      expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8')
      const markdown = await answer.text()
      const headings = [...document.querySelectorAll('main :is(h1, h2)')].map(
        ({ tagName, textContent }) => `${'#'.repeat(Number(tagName[1]))} ${plain(textContent)}`,
      )
      expect(markdown.match(/^##? .*$/gm)).toEqual(headings)
      for (const paragraph of document.querySelectorAll('main section > div > p')) {
        expect(markdown).toContain(plain(paragraph.textContent))
      }
      expect(markdown, 'no markup is left').not.toMatch(/<\w|&\w+;/)
    })
  }

  test('a page that does not exist has no Markdown', async ({ request }) => {
    expect((await request.get('/404.md')).status()).toBe(404)
  })
})
