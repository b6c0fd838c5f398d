import { usesWebFont } from '../support/browsing.ts'
import { aboutPage, homePage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

/** When the first paint was, in milliseconds after navigation started, and whether it used the web font. */
type FontUse = { painted: number; atFirstPaint: boolean }

const fontUse = (page: Page) =>
  page.evaluate(() => (window as unknown as { fontUse: FontUse }).fontUse)

/** The site’s files that were requested before the first paint. Icon and manifest do not count. */
async function requestedBeforePaint(page: Page) {
  const { painted } = await fontUse(page)
  const files = await page.evaluate((time) => {
    const resources = performance.getEntriesByType('resource')
    return resources.filter(({ startTime }) => startTime < time).map(({ name }) => name)
  }, painted)
  return files.map((name) => new URL(name).pathname).filter((name) => name.startsWith('/static/'))
}

test.beforeEach(({ page }) =>
  page.addInitScript(`
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      if (paint) window.fontUse = { painted: paint.startTime, atFirstPaint: (${usesWebFont})() }
    }).observe({ type: 'paint', buffered: true })
  `),
)

test('On a phone the font comes after the first paint', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(homePage.path)
  expect(await requestedBeforePaint(page)).toEqual([])
  await expect.poll(() => page.evaluate(usesWebFont)).toBe(true)
  await page.waitForLoadState('networkidle')
  await visit(aboutPage.path)
  expect(await fontUse(page)).toMatchObject({ atFirstPaint: true })
})
