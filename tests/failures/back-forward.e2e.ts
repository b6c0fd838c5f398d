import { field, fill, sendButton, sent, success, typedIn, visitor } from '../support/contact.ts'
import { test as base, expect, interactive, type Page } from '../support/test.ts'
import { words } from '../support/words.ts'

/** Playwright switches the browser's back/forward cache off, unless it is told not to. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    },
    { scope: 'worker' },
  ],
})

/** The page tells when it comes back as it was left, and not anew. */
const tellWhenKept = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted)
    })
  })

/** A page that is kept loads nothing, so there is no load to wait for. */
async function goBackToKept(page: Page) {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true')
}

test('a page that the browser has kept for Back is whole and goes on working', async ({
  page,
  visit,
}) => {
  const typed = visitor()
  await visit('/about')
  await fill(page, typed)
  await tellWhenKept(page)
  await page.goto('/robots.txt')
  await goBackToKept(page)
  await expect(field(page, 'firstName')).toHaveValue(typed.firstName)
  await sendButton(page).click()
  await expect(success(page)).toHaveText(sent)
  await page.getByRole('banner').getByRole('link', { name: words.services }).click()
  await expect(page).toHaveTitle(words.titles.services)
  await expect(page.getByRole('tab')).toHaveCount(4)
})

test('a page that the browser has kept has the draft as it has become, and nothing that was sent', async ({
  page,
  visit,
}) => {
  const typed = visitor()
  await visit('/about')
  await fill(page, typed)
  await tellWhenKept(page)
  await visit('/services')
  await field(page, 'message').fill('Typed later.')
  await goBackToKept(page)
  expect(await typedIn(page)).toEqual({ ...typed, message: 'Typed later.' })

  await visit('/services')
  await sendButton(page).click()
  await expect(success(page)).toHaveText(sent)
  await goBackToKept(page)
  expect(Object.values(await typedIn(page)).join('')).toBe('')
  await field(page, 'phone').fill('1')
  await page.reload()
  await interactive(page)
  expect(Object.values(await typedIn(page)).join('')).toBe('1')
})
