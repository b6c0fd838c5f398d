import { findOrInstallChromium } from '../../tools/browser/chromium.ts'
import { field, fill, sendButton, sent, success, typedIn, visitor } from '../support/contact.ts'
import { test as base, expect, interactive, type Page } from '../support/test.ts'
import { words } from '../support/words.ts'

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

/** Opens a page whose form the visitor has filled in. Returns what was typed. */
async function openFilledIn(page: Page, visit: (path: string) => Promise<void>) {
  const typed = visitor()
  await visit('/about')
  await fill(page, typed)
  await watchRestore(page)
  return typed
}

/** A restored page fires no load event, so wait for the commit only. */
async function goBackToRestored(page: Page) {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true')
}

test('a page restored from the back/forward cache is complete and works', { tag: '@all' }, async ({
  page,
  visit,
}) => {
  const typed = await openFilledIn(page, visit)
  await page.goto('/robots.txt')
  await goBackToRestored(page)
  await expect(field(page, 'firstName')).toHaveValue(typed.firstName)
  await sendButton(page).click()
  await expect(success(page)).toHaveText(sent)
  await page.getByRole('banner').getByRole('link', { name: words.services }).click()
  await expect(page).toHaveTitle(words.titles.services)
  await expect(page.getByRole('tab')).toHaveCount(4)
})

test('a page restored from the back/forward cache shows the latest draft, and nothing that was sent', {
  tag: '@all',
}, async ({ page, visit }) => {
  const typed = await openFilledIn(page, visit)
  await visit('/services')
  await field(page, 'message').fill('Typed later.')
  await goBackToRestored(page)
  expect(await typedIn(page)).toEqual({ ...typed, message: 'Typed later.' })

  await visit('/services')
  await sendButton(page).click()
  await expect(success(page)).toHaveText(sent)
  await goBackToRestored(page)
  expect(Object.values(await typedIn(page)).join('')).toBe('')
  await field(page, 'phone').fill('1')
  await page.reload()
  await interactive(page)
  expect(Object.values(await typedIn(page)).join('')).toBe('1')
})
