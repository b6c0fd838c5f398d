import { consentBar, figureField } from '../support/browsing.ts'
import * as form from '../support/contact.ts'
import { contact, site } from '../support/content.ts'
import { aboutPage, homePage, prefix, servicesPage } from '../support/pages.ts'
import { addresses, expect, type Page, test } from '../support/test.ts'
import { expectFits, expectSound } from './checks.ts'
import { expectFocusVisible } from './focus.ts'

test.describe('Nothing overflows and axe finds nothing, in either theme,', () => {
  test.slow()
  test.use({ viewport: { width: 320, height: 640 } })

  test('with the menu open, also at a very long address', async ({ page, visit }) => {
    await visit(`${prefix}/${'a-very-long-address'.repeat(10)}/${'x'.repeat(200)}`)
    await expectFits(page, 'long address')
    await page.getByRole('button', { name: site.navigation.openMenu }).click()
    await expect(page.getByRole('button', { name: site.navigation.closeMenu })).toBeVisible()
    await expectSound(page, 'menu', 'header')
  })

  for (const [what, { path }, options, within] of [
    ['tab', servicesPage, '[role=tab]', '#detail-heading + *'],
    ['feature card', homePage, 'article [type=radio]', '[role=radiogroup]:has(article)'],
  ] as const)
    test(`whichever ${what} is selected`, { tag: '@all' }, async ({ page, visit }) => {
      // Without animations, each state can be checked at once.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(path)
      for (const [index, option] of (await page.locator(options).all()).entries()) {
        await option.click()
        await expectSound(page, `${what} ${index + 1}`, within)
      }
    })

  test('in every state of the form', { tag: '@all' }, async ({ page, visit, expectInConsole }) => {
    expectInConsole(/contact form: send failed|Failed to load resource/)
    let status = 500
    await page.route('**/email/send', (route) => {
      const headers = { 'Access-Control-Allow-Origin': '*' }
      return route.fulfill({ status, headers, body: 'OK' })
    })
    await visit(aboutPage.path)
    await form.fill(page, form.visitor({ message: 'x'.repeat(60_000) }))
    const tooLong = { hasText: contact.form.tooLong.split('{')[0]! }
    await expect(form.form(page).getByRole('status').filter(tooLong)).toBeVisible()
    await expectSound(page, 'too long', '#contact')
    await form.field(page, 'message').fill('A shorter one.')
    await form.sendButton(page).click()
    await expect(form.failure(page)).toBeVisible()
    await expectSound(page, 'failed', '#contact')
    await page.context().setOffline(true)
    await form.sendButton(page).click()
    await expect(form.form(page).getByText(contact.form.offline)).toBeVisible()
    await expectSound(page, 'offline', '#contact')
    await page.context().setOffline(false)
    status = 200
    await form.sendButton(page).click()
    await expect(form.success(page)).toHaveText(contact.form.sent)
    await expectSound(page, 'sent', '#contact')
  })

  test('in every state of your own line', { tag: '@all' }, async ({ page, visit }) => {
    for (const width of [320, 1100]) {
      await page.setViewportSize({ width, height: 800 })
      await visit(homePage.path)
      await page.locator('#your-line summary').click()
      for (const figures of [
        { minutes: '480', many: '10000' },
        { minutes: 'none', many: 'none' },
      ]) {
        for (const [name, value] of Object.entries(figures))
          await figureField(page, name as 'many').fill(value)
        await expectSound(page, `${Object.values(figures)} at ${width} px`, '#your-line')
      }
    }
  })

  test('with the consent bar or the retry notice, which never cover the focus', {
    tag: '@all',
  }, async ({ page, visit, expectInConsole }) => {
    expectInConsole(/ERR_FAILED|dynamically imported module|^error: Error$/)
    await visit(`${addresses.sites.google}${aboutPage.path}`)
    await expect(consentBar(page)).toBeVisible()
    await expectSound(page, 'consent bar', `[aria-label="${site.consent.label}"]`)
    await expectFocusVisible(page, 'Tab', 'consent bar')
    await page.setViewportSize({ width: 320, height: 256 })
    await expectFocusVisible(page, 'Tab', 'consent bar at 400 %')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.route(/static\/js\/main\./, (route) => route.abort())
    await page.goto(aboutPage.path)
    await expect(page.getByRole('button', { name: site.failure.retry })).toBeVisible()
    await expectSound(page, 'retry notice', '#retry')
    await expectFocusVisible(page, 'Tab', 'retry notice')
  })
})

test('The skip link comes first and skips the header', async ({ page, visit }) => {
  await visit(homePage.path)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: site.skipLink })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('In forced colors, selected options look different', { tag: '@all' }, async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await visit(homePage.path)
    // The cards of the key features have a ring.
    const cards = [':checked', 'input:not(:checked)'].map((is) => `article > :has(${is})::before`)
    const [card, otherCard] = cards.map((ring) => looks(page, ring))
    expect(await card).not.toEqual(await otherCard)
    await visit(servicesPage.path)
    const tabs = ['true', 'false'].map((is) => `[role=tab][aria-selected=${is}]`)
    const [selected, other] = tabs.map((tab) => looks(page, tab, `${tab} > :first-child`))
    expect(await selected).not.toEqual(await other)
  }
})

/** The styles that show the state of a control: of the first element for each selector. */
const looks = (page: Page, ...selectors: string[]) =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const [element, pseudo] = selector.split('::')
        const style = getComputedStyle(document.querySelector(element!)!, pseudo && `::${pseudo}`)
        const { outline, borderColor, backgroundColor, color } = style
        return { outline, borderColor, backgroundColor, color }
      }),
    selectors,
  )
