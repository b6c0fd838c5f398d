import { findOrInstallChromium } from '../../tools/browser/chromium.ts'
import { field, fill, form, sendButton, sendForm, typedIn, visitor } from '../support/contact.ts'
import { aboutPage, servicesPage } from '../support/pages.ts'
import { test as base, expect, type Page } from '../support/test.ts'

/** The full Chromium, as the headless shell has no back/forward cache, which Playwright disables by default. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const ignoreDefaultArgs = ['--disable-back-forward-cache']
      await use({ ...launchOptions, executablePath: findOrInstallChromium(), ignoreDefaultArgs })
    },
    { scope: 'worker' },
  ],
})

/** Sets `data-restored` to true if the page is later restored from the back/forward cache. */
const watchRestore = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted)
    })
  })

/** A restored page fires no load event, so wait for the commit only. */
async function goBackToRestored(page: Page) {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true')
}

test('a page that Back restores has the latest draft', { tag: '@all' }, async ({
  page,
  visit,
  expectInConsole,
}) => {
  const typed = visitor()
  await visit(aboutPage.path)
  await fill(page, typed)
  expectInConsole(/send failed|Failed to load/)
  await page.route('**/email/send', (route) => route.abort(), { times: 1 })
  await sendButton(page).click()
  const mail = form(page).locator('a[href^="mailto:"]')
  await expect(mail).toHaveAttribute('href', new RegExp(typed.lastName))
  await watchRestore(page)
  await visit(servicesPage.path)
  await field(page, 'message').fill('Typed later.')
  await goBackToRestored(page)
  expect(await typedIn(page)).toEqual({ ...typed, message: 'Typed later.' })
  await expect(mail).toHaveAttribute('href', /Typed%20later/)

  await visit(servicesPage.path)
  await sendForm(page)
  await goBackToRestored(page)
  expect(Object.values(await typedIn(page)).join('')).toBe('')
})
