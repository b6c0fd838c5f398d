import { services } from '../support/content.ts'
import { type FontUse, usesWebFont, watchFontUse } from '../support/font.ts'
import { everyPage } from '../support/pages.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'
import { isSample } from '../support/words.ts'

const phone = { width: 390, height: 844 }

const fontUse = (page: Page) =>
  page.evaluate(() => (window as unknown as { fontUse: FontUse }).fontUse)

/** What the site itself asked for before it was painted; icon and manifest come whenever the browser likes. */
const askedBeforePaint = (page: Page) =>
  page.evaluate(() => {
    const { painted } = (window as unknown as { fontUse: FontUse }).fontUse
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ startTime }) => startTime < painted)
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.startsWith('/static/'))
  })

test.describe('The font', () => {
  test.beforeEach(({ page }) => watchFontUse(page))

  test('is all that a wide screen asks for before the first paint', async ({ page }) => {
    await page.goto('/')
    await interactive(page)
    expect(await askedBeforePaint(page)).toEqual([expect.stringMatching(/\.woff2$/)])
  })

  test.describe('on a phone', () => {
    test.use({ viewport: phone })

    // A page whose styles are all in the document asks for none, wherever it opens.
    for (const path of [...everyPage.map((page) => page.path), '/about#contact']) {
      test(`comes to ${path} when there are words to read, and is taken up`, async ({ page }) => {
        await page.goto(path)
        await interactive(page)
        expect(await askedBeforePaint(page)).toEqual([])
        // Words of other lengths may keep the fallback for one page (docs/decisions/0012).
        if (isSample) await expect.poll(() => page.evaluate(usesWebFont)).toBe(true)
      })
    }

    test('comes after the style sheets where /services opens at a fragment', async ({ page }) => {
      await page.goto(`/services#${services.at(-1)!.slug}`)
      await interactive(page)
      const asked = await askedBeforePaint(page)
      expect(asked.filter((name) => name.endsWith('.css'))).toHaveLength(2)
      expect(asked.filter((name) => !name.endsWith('.css'))).toEqual([])
    })

    test('is there from the first paint on when the tab has had a page before', async ({
      page,
      visit,
    }) => {
      await visit('/')
      await page.waitForLoadState('networkidle')
      await page.goto('/about')
      await interactive(page)
      expect(await fontUse(page)).toMatchObject({ atFirstPaint: true })
    })

    test('is taken up where the application does not come', async ({ page, expectInConsole }) => {
      test.skip(!isSample)
      expectInConsole(/ERR_FAILED|dynamically imported module/)
      await page.route(/static\/js\/app\./, (route) => route.abort())
      await page.goto('/')
      await expect.poll(() => page.evaluate(usesWebFont)).toBe(true)
    })

    test('leaves the page as it is when it cannot be had', async ({
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

    test.describe('with JavaScript off', () => {
      test.use({ javaScriptEnabled: false })

      test('is asked for by the document', async ({ page }) => {
        const font = page.waitForRequest('**/*.woff2')
        await page.goto('/')
        await font
      })
    })
  })
})
