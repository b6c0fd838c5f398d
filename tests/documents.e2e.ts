import { createHash } from 'node:crypto'
import { site } from '../src/content/site.ts'
import { contactCopy, copy, plainText, readable, shellCopy } from './support/copy.ts'
import { everyPage } from './support/pages.ts'
import { expect, type Page, type Route, test } from './support/test.ts'
import { words } from './support/words.ts'

test.describe('The documents', () => {
  for (const { path } of everyPage) {
    test(`${path} holds one script, the font’s face and one style, which the policy knows, and no other`, async ({
      request,
    }) => {
      const answer = await request.get(path)
      const html = await answer.text()
      const policy = answer.headers()['content-security-policy']!.split('; ')
      for (const [name, directive, attributes] of [
        ['script', 'script-src', ['']],
        ['style', 'style-src', [expect.stringContaining('media='), '']],
      ] as const) {
        const inline = new RegExp(`<${name}(?![^>]*ld\\+json)([^>]*)>(.*?)</${name}>`, 'gs')
        const found = [...html.matchAll(inline)]
        expect(found.map((element) => element[1])).toEqual(attributes)
        const allows = policy.find((text) => text.startsWith(`${directive} `))!
        for (const [, , text] of found) {
          const hash = createHash('sha256').update(text!).digest('base64')
          expect(allows.split(' ')).toContain(`'sha256-${hash}'`)
        }
      }
      expect(html).not.toMatch(/<[^>]+\sstyle=/)
      expect(html).not.toMatch(/<[^>]+\son[a-z]+=/)
      expect(html).not.toMatch(/javascript:/i)
      expect(html).toMatch(/^<!doctype html>/i)
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${site.language}"`))
    })
  }

  test('have their scripts from static/js, with a hash in each name', async ({ page, visit }) => {
    const addresses: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') addresses.push(new URL(request.url()).pathname)
    })
    for (const { path } of everyPage) await visit(path)
    expect(addresses.length).toBeGreaterThan(everyPage.length)
    for (const address of addresses)
      expect(address).toMatch(/^\/static\/js\/[\w-]+\.[\w-]{8,}\.js$/)
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path } of everyPage) {
    test(`${path} can be read whole`, async ({ page }) => {
      await page.goto(path)
      const read = await readable(page)
      const missing = [...copy[path]!, ...contactCopy, ...shellCopy].filter(
        (text) => !read.includes(plainText(text)),
      )
      expect(missing).toEqual([])
    })
  }
})

const afterTheEntry = /static\/js\/(?!entry-client)/
const abort = (route: Route) => route.abort()
const keepWaiting = () => undefined
const throwAtOnce = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken script")' })

const loaded = (page: Page) => page.waitForLoadState()
const told = (page: Page) => expect(page.getByRole('button', { name: words.retry })).toBeVisible()
// A script that never comes keeps the load event back for ever.
const shown = (page: Page) => expect(page.getByRole('contentinfo')).toBeVisible()

for (const [how, pattern, answer, ready] of [
  ['blocked', /\.js$/, abort, loaded],
  ['blocked half-way', afterTheEntry, abort, told],
  ['still loading', /\.js$/, keepWaiting, shown],
  ['that throw', /\.js$/, throwAtOnce, loaded],
  ['that throw half-way', afterTheEntry, throwAtOnce, told],
] as const) {
  test.describe(`With scripts ${how}`, () => {
    test('every page can be read whole', async ({ page, expectInConsole }) => {
      expectInConsole(/ERR_FAILED|dynamically imported module|broken script/)
      await page.route(pattern, answer)
      for (const { path } of everyPage) {
        await page.goto(path, { waitUntil: 'commit' })
        await ready(page)
        const read = await readable(page)
        expect(
          copy[path]!.filter((text) => !read.includes(plainText(text))),
          path,
        ).toEqual([])
      }
    })
  })
}
