import { expect, type Page, test } from './support/test.ts'

const group = (page: Page) => page.getByRole('radiogroup')
const cards = (page: Page) => group(page).getByRole('radio')
const card = (page: Page, index: number) => group(page).getByRole('article').nth(index)

/** How much of its text a card shows. */
const shown = (page: Page, index: number) =>
  card(page, index)
    .locator('p')
    .filter({ visible: true })
    .evaluateAll((all) => all.filter((it) => getComputedStyle(it).visibility === 'visible').length)

for (const width of [1280, 390]) {
  test.describe(`Key features at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('are four cards, the first one chosen', async ({ page, visit }) => {
      await visit('/')
      await expect(cards(page)).toHaveCount(4)
      await expect(cards(page).first()).toBeChecked()
      await expect(group(page).getByRole('radio', { checked: true })).toHaveCount(1)
      for (const radio of await cards(page).all()) await expect(radio).toHaveAccessibleName(/\w/)
    })

    test('show more of the chosen card than of the others', async ({ page, visit }) => {
      await visit('/')
      for (const index of [2, 1, 3, 0]) {
        await card(page, index).click()
        await expect(cards(page).nth(index)).toBeChecked()
        await expect(group(page).getByRole('radio', { checked: true })).toHaveCount(1)
        for (const other of [0, 1, 2, 3])
          expect(await shown(page, other)).toBe(other === index ? 1 : 0)
      }
    })

    test('are chosen by keyboard, with one tab stop', async ({ page, visit }) => {
      await visit('/')
      await cards(page).first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(cards(page).nth(1)).toBeFocused()
      await expect(cards(page).nth(1)).toBeChecked()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowUp')
      await expect(cards(page).nth(3)).toBeChecked()
      await page.keyboard.press('Tab')
      await expect(group(page).locator(':focus')).toHaveCount(0)
    })
  })
}

test.describe('Key features without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('show the details of all', async ({ page }) => {
    await page.goto('/')
    for (const index of [0, 1, 2, 3]) await expect(card(page, index).locator('p')).toBeVisible()
  })
})
