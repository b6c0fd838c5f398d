import { scrollThrough } from '../../../tests/support/browsing.ts'
import { home, services } from '../../../tests/support/content.ts'
import { homePage } from '../../../tests/support/pages.ts'
import { expect, type Page, test } from '../../../tests/support/test.ts'

const row = (page: Page, index: number) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: services[index]!.title }) })

async function expectActive(page: Page, index?: number) {
  await expect(page.locator('[data-active="true"]')).toHaveCount(index === undefined ? 0 : 1)
  if (index !== undefined) await expect(row(page, index)).toHaveAttribute('data-active', 'true')
}

test('The service row that was hovered or focused last is highlighted', async ({ page, visit }) => {
  const last = services.length - 1
  await visit(homePage.path)
  await scrollThrough(page)
  await expectActive(page)
  await row(page, 0).hover()
  await expectActive(page, 0)
  // Without scrolling, so that no other row moves under the pointer.
  await row(page, last)
    .getByRole('link')
    .evaluate((link) => link.focus({ preventScroll: true }))
  await expectActive(page, last)
  await page.mouse.move(5, 5)
  await row(page, 0).hover()
  await expectActive(page, 0)
  await page.mouse.move(5, 5)
  await expectActive(page, last)
})

const lastCard = home.features.cards.length - 1

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

  await card(page, lastCard).click()
  await expectShown(page, lastCard)
})
