import { type FontUse, usesWebFont, watchFontUse } from '../support/font.ts'
import { aboutPage, homePage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'
import { isSample } from '../support/words.ts'

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

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(({ page }) => watchFontUse(page))

test('The font is the only file that a wide screen requests before the first paint', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(homePage.path)
  expect(await requestedBeforePaint(page)).toEqual([expect.stringMatching(/\.woff2$/)])
})

test('On a phone the font loads after the first paint, and is used from the first paint on the second page', async ({
  page,
  visit,
}) => {
  await visit(homePage.path)
  expect(await requestedBeforePaint(page)).toEqual([])
  // With texts of other lengths, a page may keep the fallback font (docs/decisions/0007).
  if (isSample) await expect.poll(() => page.evaluate(usesWebFont)).toBe(true)
  await page.waitForLoadState('networkidle')
  await visit(aboutPage.path)
  expect(await fontUse(page)).toMatchObject({ atFirstPaint: true })
})
