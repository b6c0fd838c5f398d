import { fill, sendButton, visitor } from './support/contact.ts'
import { expect, reckon, record, sees, takenOf, test } from './support/reliability.ts'
import { addressesSeen, expectNothingPersonal } from './support/slow-scripts.ts'

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test.beforeEach(({ expectInConsole }) => {
    // The service's plain answer has no icon, which the browser asks it for.
    expectInConsole(/status of 404/)
  })

  test('a message arrives once', async ({ page, faultyMail }) => {
    for (const path of ['/', '/services', '/about']) {
      const seen = addressesSeen(page)
      await page.goto(path)
      const typed = visitor()
      await fill(page, typed)
      await sendButton(page).click()
      await expect(page.getByText('OK', { exact: true })).toBeVisible()
      record('without JavaScript', reckon(sees.servicePage, takenOf(faultyMail, typed)))
      expect(takenOf(faultyMail, typed)).toBe(1)
      expectNothingPersonal(seen, typed)
    }
  })
})
