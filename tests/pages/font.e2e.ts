import { services } from '../support/content.ts'
import { type FontUse, usesWebFont, watchFontUse } from '../support/font.ts'
import { onePageOfEachKind } from '../support/pages.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'
import { isSample } from '../support/words.ts'

const phone = { width: 390, height: 844 }

const fontUse = (page: Page) =>
  page.evaluate(() => (window as unknown as { fontUse: FontUse }).fontUse)

/** Files of the site requested before the first paint. The browser loads icon and manifest at any time. */
const requestedBeforePaint = (page: Page) =>
  page.evaluate(() => {
    const { painted } = (window as unknown as { fontUse: FontUse }).fontUse
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ startTime }) => startTime < painted)
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.startsWith('/static/'))
  })

test.describe('The font', () => {
  test.beforeEach(({ page }) => watchFontUse(page))

  test('is the only file that a wide screen requests before the first paint', async ({ page }) => {
    await page.goto('/')
    await interactive(page)
    expect(await requestedBeforePaint(page)).toEqual([expect.stringMatching(/\.woff2$/)])
  })

  test.describe('on a phone', () => {
    test.use({ viewport: phone })

    for (const path of [...onePageOfEachKind.map((page) => page.path), '/about#contact']) {
      const tag = path === '/' ? [] : '@all'
      test(`loads on ${path} after the first paint and is applied`, { tag }, async ({ page }) => {
        await page.goto(path)
        await interactive(page)
        expect(await requestedBeforePaint(page)).toEqual([])
        // With texts of other lengths, a page may keep the fallback font (docs/decisions/0007).
        // So may pages of text.
        if (isSample && (await page.locator('#document').count()) === 0)
          await expect.poll(() => page.evaluate(usesWebFont)).toBe(true)
      })
    }

    test('loads after the style sheets when /services opens at a fragment', async ({ page }) => {
      await page.goto(`/services#${services.at(-1)!.slug}`)
      await interactive(page)
      const requested = await requestedBeforePaint(page)
      expect(requested.filter((name) => name.endsWith('.css'))).toHaveLength(2)
      expect(requested.filter((name) => !name.endsWith('.css'))).toEqual([])
    })

    test('is used from the first paint on the second page', async ({ page, visit }) => {
      await visit('/')
      await page.waitForLoadState('networkidle')
      await page.goto('/about')
      await interactive(page)
      expect(await fontUse(page)).toMatchObject({ atFirstPaint: true })
    })

    test('is applied even if the client bundle fails to load', { tag: '@all' }, async ({
      page,
      expectInConsole,
    }) => {
      test.skip(!isSample)
      expectInConsole(/ERR_FAILED|dynamically imported module/)
      await page.route(/static\/js\/app\./, (route) => route.abort())
      await page.goto('/')
      await expect.poll(() => page.evaluate(usesWebFont)).toBe(true)
    })

    test('leaves the page in the fallback font if it fails to load', { tag: '@all' }, async ({
      page,
      visit,
      expectInConsole,
    }) => {
      expectInConsole(/ERR_FAILED/)
      await page.route('**/*.woff2', (route) => route.abort())
      await visit('/')
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(usesWebFont)).toBe(false)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('is requested by the document', async ({ page }) => {
        const request = page.waitForRequest('**/*.woff2')
        await page.goto('/')
        await request
      })
    })
  })
})
