import { usesWebFont } from '../support/browsing.ts'
import { aboutPage, homePage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

/** What was requested before the first paint, and whether that used the web font. */
const firstPaint = (page: Page) =>
  page.evaluate(() => {
    const { painted, usedFont } = window as unknown as { painted: number; usedFont: boolean }
    const files = performance.getEntriesByType('resource')
    const requested = files.flatMap(({ startTime, name }) => (startTime < painted ? name : []))
    // Icon and manifest do not count.
    return { usedFont, requested: requested.filter((name) => name.includes('/static/')) }
  })

test('On a phone the font comes after the first paint', async ({ page, visit }) => {
  await page.addInitScript(`
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      if (paint) Object.assign(window, { painted: paint.startTime, usedFont: (${usesWebFont})() })
    }).observe({ type: 'paint', buffered: true })
  `)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(homePage.path)
  expect((await firstPaint(page)).requested).toEqual([])
  await expect.poll(() => page.evaluate(usesWebFont)).toBe(true)
  await page.waitForLoadState('networkidle')
  await visit(aboutPage.path)
  expect((await firstPaint(page)).usedFont).toBe(true)
})
