import { consentBar } from '../support/analytics.ts'
import {
  answerSends,
  failure,
  field,
  fill,
  sendButton,
  tooLong,
  visitor,
} from '../support/contact.ts'
import {
  aboutPage,
  everyPage,
  onePageOfEachKind,
  pageGroups,
  prefix,
  servicesPage,
} from '../support/pages.ts'
import { addresses, expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'
import { figure, sumButton, visitYourLine } from '../support/your-line.ts'

const commonWidths = [320, 390, 768, 1024, 1440]

/** Breakpoints, the widths next to them, and common screens. */
const allWidths = [
  320, 344, 360, 375, 390, 414, 480, 539, 540, 599, 600, 619, 620, 700, 767, 768, 820, 959, 960,
  999, 1000, 1024, 1180, 1280, 1366, 1440, 1680, 1920,
]

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Texts that extend beyond the screen, even if an ancestor clips them. */
const clippedTexts = (page: Page) =>
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

/** Checks the page with text at 100 % and at 200 %. */
async function expectFits(page: Page, state: string) {
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
    expect(await overflow(page), `${state}, text at ${size}`).toBe(0)
    expect(await clippedTexts(page), `${state}, text at ${size}`).toEqual([])
  }
}

test.describe('Nothing overflows the screen', () => {
  for (const { path } of onePageOfEachKind)
    test(`on ${path}, even with text at 200 %`, async ({ page, visit }) => {
      await visit(path)
      for (const width of commonWidths) {
        await page.setViewportSize({ width, height: 800 })
        await expectFits(page, `${width} px`)
      }
    })

  for (const { path } of everyPage)
    test(`on ${path} from 320 to 1920 px`, { tag: '@all' }, async ({ page, visit }) => {
      await visit(path)
      for (const width of allWidths) {
        await page.setViewportSize({ width, height: 800 })
        await expectFits(page, `${width} px`)
      }
    })

  test('with each tab selected, with a long address or with the menu open', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(servicesPage.path)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      expect(await overflow(page)).toBe(0)
      expect(await clippedTexts(page)).toEqual([])
    }
    await visit(`${prefix}/${'a-very-long-address'.repeat(10)}/${'x'.repeat(200)}`)
    expect(await overflow(page)).toBe(0)
    await page.getByRole('button', { name: words.openMenu }).click()
    await expect(page.getByRole('button', { name: words.closeMenu })).toBeVisible()
    expect(await overflow(page)).toBe(0)
    expect(await clippedTexts(page)).toEqual([])
  })

  test('when a message is too long or has failed', async ({ page, visit, expectInConsole }) => {
    expectInConsole(/contact form: send failed|Failed to load resource/)
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(aboutPage.path)
    await answerSends(page, 500)
    await fill(page, visitor({ message: 'x'.repeat(60_000) }))
    await expect(tooLong(page)).toBeVisible()
    await expectFits(page, 'too long')
    await field(page, 'message').fill('A shorter one.')
    await sendButton(page).click()
    await expect(failure(page)).toBeVisible()
    await expectFits(page, 'failed')
  })

  test('with your own line in every state', { tag: '@all' }, async ({ page }) => {
    for (const width of [320, 390, 768, 1100]) {
      await page.setViewportSize({ width, height: 800 })
      await visitYourLine(page)
      await expectFits(page, `worked example, ${width} px`)
      await sumButton(page).click()
      await figure(page, 'cost').fill('1000')
      await figure(page, 'minutes').fill('480')
      await figure(page, 'many').fill('10000')
      await figure(page, 'many').press('Enter')
      await expectFits(page, `result, ${width} px`)
      await figure(page, 'many').fill('none')
      await figure(page, 'most').fill('none')
      await figure(page, 'most').press('Enter')
      await expectFits(page, `mistakes, ${width} px`)
      await page.reload()
    }
  })

  test('with the consent bar or the retry notice', { tag: '@all' }, async ({
    page,
    visit,
    expectInConsole,
  }) => {
    expectInConsole(/ERR_FAILED|dynamically imported module|^error: Error$/)
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(`${addresses.sites.google}${aboutPage.path}`)
    await expect(consentBar(page)).toBeVisible()
    await expectFits(page, 'consent bar')
    await page.route(/static\/js\/page\./, (route) => route.abort())
    await page.goto(aboutPage.path)
    await expect(page.getByRole('button', { name: words.retry })).toBeVisible()
    await expectFits(page, 'retry notice')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    for (const { which, group, tag } of pageGroups)
      test(`on ${which}`, { tag }, async ({ page }) => {
        for (const { path } of group) {
          await page.goto(path)
          for (const width of [320, 768, 1280]) {
            await page.setViewportSize({ width, height: 800 })
            expect(await overflow(page), `${path} at ${width} px`).toBe(0)
          }
        }
      })
  })
})
