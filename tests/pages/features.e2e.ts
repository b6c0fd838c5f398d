import { home } from '../support/content.ts'
import { expect, type Page, test } from '../support/test.ts'

const indexes = [...home.features.cards.keys()]
const last = indexes.length - 1

const group = (page: Page) => page.getByRole('radiogroup')
const cards = (page: Page) => group(page).getByRole('radio')
const card = (page: Page, index: number) => group(page).getByRole('article').nth(index)

/** How many paragraphs of a card are visible. */
const visibleParagraphs = (page: Page, index: number) =>
  card(page, index)
    .locator('p')
    .filter({ visible: true })
    .evaluateAll((all) => all.filter((it) => getComputedStyle(it).visibility === 'visible').length)

test.describe('Key features', () => {
  test('are cards, with the first one selected', async ({ page, visit }) => {
    await visit('/')
    await expect(cards(page)).toHaveCount(indexes.length)
    await expect(cards(page).first()).toBeChecked()
    await expect(group(page).getByRole('radio', { checked: true })).toHaveCount(1)
    for (const radio of await cards(page).all()) await expect(radio).toHaveAccessibleName(/\w/)
  })

  test('show the text of the selected card only', async ({ page, visit }) => {
    await visit('/')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      for (const index of indexes.toReversed()) {
        await card(page, index).click()
        await expect(cards(page).nth(index)).toBeChecked()
        await expect(group(page).getByRole('radio', { checked: true })).toHaveCount(1)
        for (const other of indexes)
          expect(await visibleParagraphs(page, other)).toBe(other === index ? 1 : 0)
      }
    }
  })

  test('can be selected by keyboard, with a single tab stop', async ({ page, visit }) => {
    await visit('/')
    await cards(page).first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(cards(page).nth(1)).toBeFocused()
    await expect(cards(page).nth(1)).toBeChecked()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await expect(cards(page).nth(last)).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(group(page).locator(':focus')).toHaveCount(0)
  })
})

test.describe('Key features without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('show the text of every card', async ({ page }) => {
    await page.goto('/')
    for (const index of indexes) await expect(card(page, index).locator('p')).toBeVisible()
  })
})
