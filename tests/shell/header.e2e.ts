import { headerThrottle } from '../../src/lib/limits.ts'
import { scrollPositions, scrollTo } from '../support/browsing.ts'
import { field } from '../support/contact.ts'
import { callToAction, leadsToForm } from '../support/content.ts'
import { homePage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

const header = (page: Page) => page.getByRole('banner')

test.describe('The header', () => {
  test('is marked as scrolled beyond 50 px, also after a reload', async ({ page, visit }) => {
    await visit(homePage.path)
    for (const y of [0, 50, 51, 50, 700]) {
      await scrollTo(page, y)
      await expect(header(page)).toHaveAttribute('data-scrolled', String(y > 50))
    }
    await page.reload()
    await expect(header(page)).toHaveAttribute('data-scrolled', 'true')
  })

  test('takes a quarter of the window at most, whatever the size of letters', {
    tag: '@all',
  }, async ({ page, visit }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      await visit(homePage.path)
      await expect(header(page).getByRole('button')).toBeVisible()
      const name = header(page).getByRole('link').first().locator('span')
      expect((await name.boundingBox())!.height, 'one line').toBeLessThan(80)
      await scrollTo(page, 700)
      const box = (await header(page).boundingBox())!
      expect(box.y, `at ${height} px`).toBe(box.height > height / 4 ? -700 : 0)
    }
  })

  test('updates at most every 100 ms, and never misses the last place', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await page.clock.install()
    await visit(homePage.path)
    await page.clock.pauseAt(Date.now() + 60_000)
    await scrollTo(page, 400)
    await expect(header(page)).toHaveAttribute('data-scrolled', 'true')
    await scrollTo(page, 0)
    await page.clock.fastForward(headerThrottle - 1)
    await expect(header(page)).toHaveAttribute('data-scrolled', 'true')
    await page.clock.fastForward(1)
    await expect(header(page)).toHaveAttribute('data-scrolled', 'false')
  })
})

test('REQUEST FREE DEMO goes to the form at once with reduced motion, and focuses its first field', async ({
  page,
  visit,
}) => {
  test.skip(!leadsToForm)
  const first = field(page, 'firstName')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(homePage.path)
  await page.waitForLoadState('networkidle')
  const positions = scrollPositions(page)
  await header(page).getByRole('link', { name: callToAction }).click()
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport({ ratio: 1 })
  expect(await positions).toHaveLength(2)
})
