import { facts } from '../src/content/facts.ts'
import { site } from '../src/content/site.ts'
import { everyPage, missing, pages } from './support/pages.ts'
import { expect, type Page, test } from './support/test.ts'
import { siteUrl } from './support/variants.ts'

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`)

/** Every meta and the canonical address, as name and value. */
const toldInHead = (page: Page) =>
  page.locator('head :is(meta[name], meta[property], link[rel=canonical])').evaluateAll((all) =>
    all
      .map((element) =>
        ['name', 'property', 'rel', 'content', 'href'].map((it) => element.getAttribute(it) ?? ''),
      )
      .map((told) => told.join(' '))
      .sort(),
  )

test.describe('The head of a page', () => {
  test('has a description of its own, of 40 to 200 characters', async ({ page, visit }) => {
    const descriptions = new Set<string>()
    for (const { path } of everyPage) {
      await visit(path)
      await expect(meta(page, 'description')).toHaveCount(1)
      const text = (await meta(page, 'description').getAttribute('content')) ?? ''
      expect(text.length, path).toBeGreaterThanOrEqual(40)
      expect(text.length, path).toBeLessThanOrEqual(200)
      descriptions.add(text)
    }
    expect(descriptions.size).toBe(everyPage.length)
  })

  for (const { path, title } of pages) {
    test(`on ${path} tells its canonical address, Open Graph and Twitter`, async ({
      page,
      visit,
      request,
    }) => {
      await visit(path)
      const address = new URL(path, siteUrl).href
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
      await expect(meta(page, 'og:url')).toHaveAttribute('content', address)
      await expect(meta(page, 'og:title')).toHaveAttribute('content', title)
      await expect(meta(page, 'og:type')).toHaveAttribute('content', 'website')
      await expect(meta(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image')
      await expect(meta(page, 'twitter:title')).toHaveAttribute('content', title)
      const description = (await meta(page, 'description').getAttribute('content')) ?? ''
      await expect(meta(page, 'og:description')).toHaveAttribute('content', description)
      await expect(meta(page, 'twitter:description')).toHaveAttribute('content', description)

      const image = new URL((await meta(page, 'og:image').getAttribute('content')) ?? '')
      expect(image.origin).toBe(siteUrl)
      const answer = await request.get(image.pathname)
      expect(answer.status(), 'the image exists').toBe(200)
      expect(answer.headers()['content-type']).toMatch(/^image\//)
    })
  }

  test('changes whole with the route: it is that of the document itself', async ({
    page,
    visit,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
    const document = await context.newPage()
    await visit(missing.path)
    for (const { path, link, title } of pages) {
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
      await expect(page).toHaveTitle(title)
      await document.goto(path)
      expect(await toldInHead(page), path).toEqual(await toldInHead(document))
      await expect(page.locator('title:not(svg *)')).toHaveCount(1)
    }
    await context.close()
  })

  test('names icons and a manifest that exist', async ({ page, request }) => {
    await page.goto('/')
    const links = page.locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    expect(await links.count()).toBeGreaterThanOrEqual(3)
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? ''
      expect((await request.get(href)).status(), href).toBe(200)
    }
    const manifestLink = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
    const manifest = await (await request.get(manifestLink)).json()
    for (const { src } of manifest.icons) {
      expect(
        (await request.get(new URL(src, `http://x${manifestLink}`).pathname)).status(),
        src,
      ).toBe(200)
    }
  })

  test('describes the business, with its facts', async ({ page }) => {
    await page.goto('/')
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const data = blocks.join('\n')
    for (const block of blocks) expect(() => JSON.parse(block)).not.toThrow()
    for (const fact of [
      ...site.hours.opening.map(({ short, opens, closes }) => `${short} ${opens}-${closes}`),
      `"${facts.priceRange}"`,
      `"${facts.currency}"`,
      `"${facts.founded}"`,
      String(facts.serviceRadius.distance),
      site.email,
    ]) {
      expect(data).toContain(fact)
    }
  })

  test('is told to search engines by sitemap.xml and robots.txt', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(addresses.toSorted()).toEqual(
      pages.map(({ path }) => new URL(path, siteUrl).href).toSorted(),
    )
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
    expect(robots).not.toMatch(/^Disallow: \S/m)
  })
})
