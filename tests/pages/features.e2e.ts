import { home } from '../support/content.ts'
import { homePage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

const last = home.features.cards.length - 1

const group = (page: Page) => page.locator('[role=radiogroup]:has(article)')
const cards = (page: Page) => group(page).getByRole('radio')
const card = (page: Page, index: number) => group(page).getByRole('article').nth(index)

/** Every explanation, and further words of the selected card only. */
async function expectShown(page: Page, selected: number) {
  await expect(group(page).getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(cards(page).nth(selected)).toBeChecked()
  for (const [index, { detail, more }] of home.features.cards.entries()) {
    await expect(card(page, index).getByText(detail)).toBeVisible()
    await expect(card(page, index).getByText(more)).toBeVisible({ visible: index === selected })
  }
}

test('Key features show more of the selected card', async ({ page, visit }) => {
  await visit(homePage.path)
  await expectShown(page, 0)
  await cards(page).first().focus()
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowLeft', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(cards(page).nth(index)).toBeFocused()
    await expectShown(page, index)
  }
  await page.keyboard.press('Tab')
  await expect(group(page).locator(':focus'), 'one tab stop').toHaveCount(0)

  await card(page, last).click()
  await expectShown(page, last)
})
