import { consentBar } from '../support/analytics.ts'
import { expectAccessible } from '../support/axe.ts'
import { scrollThrough, settled } from '../support/browsing.ts'
import {
  answerSends,
  failure,
  field,
  fill,
  form,
  sendButton,
  success,
  tooLong,
  visitor,
} from '../support/contact.ts'
import { entries, home, services, site } from '../support/content.ts'
import { aboutPage, everyPage, homePage, opensEveryPage, servicesPage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

/** Each theme and each width, on different pages. */
const displays = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 390 },
] as const
const inShort = opensEveryPage ? everyPage : [homePage, servicesPage, ...entries.cases.slice(0, 1)]

/** The widths of the design, at which `npm run test:all` checks all pages: each theme on a wide and a narrow screen. */
const designDisplays = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 834 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 320 },
] as const

async function expectAccessibleInTheme(page: Page, colorScheme: 'light' | 'dark', within?: string) {
  await page.emulateMedia({ colorScheme })
  await settled(page)
  await expectAccessible(page, colorScheme, within)
}

async function expectAccessibleInBothThemes(page: Page, within?: string) {
  for (const theme of ['light', 'dark'] as const) await expectAccessibleInTheme(page, theme, within)
}

test.describe('axe finds no problems', () => {
  test.slow()

  for (const [index, { path }] of inShort.entries())
    test(`on ${path}`, async ({ page, visit }) => {
      const { colorScheme, width } = displays[index % displays.length]!
      await page.setViewportSize({ width, height: 844 })
      await visit(path)
      await scrollThrough(page)
      await expectAccessibleInTheme(page, colorScheme)
    })

  for (const { path } of everyPage)
    test(`on ${path} at every width`, { tag: '@all' }, async ({ page, visit }) => {
      for (const { colorScheme, width } of designDisplays) {
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ colorScheme })
        await visit(path)
        if (width === 390) await expectAccessible(page, 'before anything is scrolled')
        await scrollThrough(page)
        await expectAccessibleInTheme(page, colorScheme)
      }
    })

  test('with the menu open', { tag: '@all' }, async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(homePage.path)
    await page.getByRole('button', { name: words.openMenu }).click()
    await expect(page.getByRole('button', { name: words.closeMenu })).toBeVisible()
    await expectAccessibleInBothThemes(page, 'header')
  })

  test('with each tab and each feature card', { tag: '@all' }, async ({ page, visit }) => {
    // Without animations, each state can be checked at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(servicesPage.path)
    for (const index of [...services.keys()].slice(1)) {
      await page.getByRole('tab').nth(index).click()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page, `tab ${index + 1}, ${colorScheme}`, '#detail-heading + *')
      }
    }
    await visit(homePage.path)
    for (const index of [...home.features.cards.keys()].slice(1)) {
      await page.getByRole('article').getByRole('radio').nth(index).check()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(
          page,
          `card ${index + 1}, ${colorScheme}`,
          '[role=radiogroup]:has(article)',
        )
      }
    }
  })
})

test('axe finds no problems in the retry notice', { tag: '@all' }, async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(/ERR_FAILED|dynamically imported module/)
  await page.route(/static\/js\/page\./, (route) => route.abort())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(aboutPage.path)
  await expect(page.getByRole('button', { name: words.retry })).toBeVisible()
  await expectAccessibleInBothThemes(page, '#retry')
})

test.describe('axe finds no problems in the contact form', () => {
  test('when a message is too long, has failed, is offline and has been sent', {
    tag: '@all',
  }, async ({ page, visit, context, expectInConsole }) => {
    test.slow()
    expectInConsole(/contact form: send failed|Failed to load resource/)
    await visit(aboutPage.path)
    await scrollThrough(page)
    await fill(page, visitor({ message: 'x'.repeat(60_000) }))
    await expect(tooLong(page)).toBeVisible()
    await expectAccessibleInTheme(page, 'light', '#contact')

    await answerSends(page, 500)
    await field(page, 'message').fill('A shorter one.')
    await sendButton(page).click()
    await expect(failure(page)).toBeVisible()
    await expectAccessibleInBothThemes(page, '#contact')

    await context.setOffline(true)
    await sendButton(page).click()
    await expect(form(page).getByText(words.form.offline)).toBeVisible()
    await expectAccessibleInTheme(page, 'light', '#contact')
    await context.setOffline(false)

    await answerSends(page, 200)
    await sendButton(page).click()
    await expect(success(page)).toHaveText(words.form.sent)
    await expectAccessibleInTheme(page, 'dark', '#contact')
  })
})

test.describe('axe finds no problems', () => {
  test.use({ variant: 'google' })

  test('with the consent bar', { tag: '@all' }, async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(aboutPage.path)
    await expect(consentBar(page)).toBeVisible()
    await expectAccessibleInBothThemes(page, `[aria-label="${site.consent.label}"]`)
  })
})
