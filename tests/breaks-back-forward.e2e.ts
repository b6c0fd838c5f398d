import { fill, sendButton, sent, success, visitor } from './support/contact.ts'
import { test as base, expect } from './support/test.ts'

/** Playwright switches the browser's back/forward cache off, unless it is told not to. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    },
    { scope: 'worker' },
  ],
})

test('a page that the browser has kept for Back is whole and goes on working', async ({
  page,
  visit,
}) => {
  const typed = visitor()
  await visit('/about')
  await fill(page, typed)
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted)
    })
  })
  await page.goto('/robots.txt')
  // A page that is kept loads nothing, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true')
  await expect(page.getByLabel('First name')).toHaveValue(typed['First name'])
  await sendButton(page).click()
  await expect(success(page)).toHaveText(sent)
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveTitle('Services | Relaywell')
  await expect(page.getByRole('tab')).toHaveCount(4)
})
