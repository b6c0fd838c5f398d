import { everyPage } from './support/pages.ts'
import { expect, type Page, test } from './support/test.ts'

/** Round the breakpoints, and the usual screens. */
const widths = [
  320, 344, 360, 375, 390, 414, 480, 539, 540, 599, 600, 619, 620, 700, 767, 768, 820, 959, 960,
  999, 1000, 1024, 1180, 1280, 1366, 1440, 1680, 1920,
]

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Texts that stand out of the screen, whatever cuts them off. */
const cutTexts = (page: Page) =>
  page.locator(':is(h1, h2, h3, h4, p, dt, dd, label, a, button, time)').evaluateAll((all) =>
    all
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('[aria-hidden=true], .visually-hidden, [role=tablist]'),
      )
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < -1 || right > window.innerWidth + 1
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  )

test.describe('Nothing is wider than the screen', () => {
  for (const { path } of everyPage) {
    test(`on ${path} from 320 to 1920 px`, async ({ page, visit }) => {
      await visit(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflow(page), `${width} px`).toBe(0)
        expect(await cutTexts(page), `${width} px`).toEqual([])
      }
    })

    test(`on ${path} with text at 200 %`, async ({ page, visit }) => {
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await visit(path)
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        expect(await overflow(page), `${width} px`).toBe(0)
        expect(await cutTexts(page), `${width} px`).toEqual([])
      }
    })
  }

  test('in the states that add something', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit('/services')
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      expect(await overflow(page)).toBe(0)
      expect(await cutTexts(page)).toEqual([])
    }
    await visit(`/${'a-very-long-address'.repeat(10)}/${'x'.repeat(200)}`)
    expect(await overflow(page)).toBe(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    expect(await overflow(page)).toBe(0)
    expect(await cutTexts(page)).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('on any page', async ({ page }) => {
      for (const { path } of everyPage) {
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(path)
          expect(await overflow(page), `${path} at ${width} px`).toBe(0)
        }
      }
    })
  })
})
