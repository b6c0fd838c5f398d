import { about } from '../src/content/about.ts'
import { contact } from '../src/content/contact.ts'
import { home } from '../src/content/home.ts'
import { notFound } from '../src/content/not-found.ts'
import { services } from '../src/content/services.ts'
import { servicesPage } from '../src/content/services-page.ts'
import { site } from '../src/content/site.ts'
import { vignettes } from '../src/content/vignettes.ts'
import { everyPage } from './support/pages.ts'
import { expect, type Page, test } from './support/test.ts'

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

for (const [how, pattern] of [
  ['blocked', /\.js$/],
  ['broken half-way', /static\/js\/(?!entry-client|theme)/],
] as const) {
  test.describe(`With scripts ${how}`, () => {
    test('every page can be read whole', async ({ page, expectInConsole }) => {
      expectInConsole(/ERR_FAILED|dynamically imported module/)
      await page.route(pattern, (route) => route.abort())
      for (const { path } of everyPage) {
        await page.goto(path)
        const read = await readable(page)
        expect(
          copy[path]!.filter((text) => !read.includes(plainText(text))),
          path,
        ).toEqual([])
      }
    })
  })
}
