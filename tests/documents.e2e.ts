import { about } from '../src/content/about.ts'
import { contact } from '../src/content/contact.ts'
import { home } from '../src/content/home.ts'
import { notFound } from '../src/content/not-found.ts'
import { services } from '../src/content/services.ts'
import { servicesPage } from '../src/content/services-page.ts'
import { site } from '../src/content/site.ts'
import { vignettes } from '../src/content/vignettes.ts'
import { everyPage } from './support/pages.ts'
import { expect, type Page, type Route, test } from './support/test.ts'

/** Keys whose values are for the code. */
const codeKeys = ['meta', 'name', 'line', 'slug', 'icon', 'drawing', 'ground', 'href', 'path']

/** Every text and number in a part of the content. */
function texts(part: unknown): string[] {
  if (typeof part === 'string' || typeof part === 'number') return [String(part)]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    codeKeys.includes(key) ? [] : texts(value),
  )
}

const { pause: _pause, play: _play, ...map } = home.map
const { form, ...besideForm } = contact
const contactCopy = [
  ...texts(besideForm),
  ...[
    form.firstName,
    form.lastName,
    form.email,
    form.phone,
    form.message,
    form.send,
    form.note,
    form.withoutScript,
  ],
]
const shellCopy = texts([
  site.brand,
  site.email,
  site.telephone.display,
  site.hours.display,
  site.pages,
  site.cta.text,
])

const copy: Record<string, string[]> = {
  '/': texts([{ ...home, map }, services.map(({ title, subtitle }) => ({ title, subtitle }))]),
  '/services': texts([services.map(({ id: _, ...service }) => service), servicesPage, vignettes]),
  '/about': texts(about),
  '/no-such-page': texts([notFound.heading, notFound.intro, notFound.links]),
}

const plainText = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

/** What is rendered can be read, what is hidden cannot. */
const readable = async (page: Page) =>
  plainText((await page.locator('body').allInnerTexts()).join(' '))

test.describe('The documents', () => {
  for (const { path } of everyPage) {
    test(`${path} holds no script or style of its own`, async ({ request }) => {
      const html = await (await request.get(path)).text()
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes)
      expect(scripts.length).toBeGreaterThan(0)
      for (const attributes of scripts)
        expect(attributes).toMatch(/\bsrc=|type="application\/ld\+json"/)
      expect(html).not.toMatch(/<style\b/)
      expect(html).not.toMatch(/<[^>]+\sstyle=/)
      expect(html).not.toMatch(/<[^>]+\son[a-z]+=/)
      expect(html).not.toMatch(/javascript:/i)
      expect(html).toMatch(/^<!doctype html>/i)
      expect(html).toMatch(/<html[^>]* lang="en"/)
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

const afterTheEntry = /static\/js\/(?!entry-client|theme)/
const abort = (route: Route) => route.abort()
const keepWaiting = () => undefined
const throwAtOnce = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken script")' })

const loaded = (page: Page) => page.waitForLoadState()
const told = (page: Page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
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
