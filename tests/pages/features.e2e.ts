import { home } from '../support/content.ts'
import { expect, type Page, test } from '../support/test.ts'

const every = [...home.features.cards.keys()]
const last = every.length - 1

const group = (page: Page) => page.getByRole('radiogroup')
const cards = (page: Page) => group(page).getByRole('radio')
const card = (page: Page, index: number) => group(page).getByRole('article').nth(index)

/** How much of its text a card shows. */
const shown = (page: Page, index: number) =>
  card(page, index)
    .locator('p')
    .filter({ visible: true })
    .evaluateAll((all) => all.filter((it) => getComputedStyle(it).visibility === 'visible').length)

test.describe('Key features', () => {
  test('are cards, the first one chosen', async ({ page, visit }) => {
    await visit('/')
    await expect(cards(page)).toHaveCount(every.length)
    await expect(cards(page).first()).toBeChecked()
    await expect(group(page).getByRole('radio', { checked: true })).toHaveCount(1)
    for (const radio of await cards(page).all()) await expect(radio).toHaveAccessibleName(/\w/)
  })

  test('show more of the chosen card than of the others', async ({ page, visit }) => {
    await visit('/')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      for (const index of every.toReversed()) {
        await card(page, index).click()
        await expect(cards(page).nth(index)).toBeChecked()
        await expect(group(page).getByRole('radio', { checked: true })).toHaveCount(1)
        for (const other of every) expect(await shown(page, other)).toBe(other === index ? 1 : 0)
      }
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
    await expect(cards(page).nth(last)).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(group(page).locator(':focus')).toHaveCount(0)
  })
})

test.describe('Key features without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('show the details of all', async ({ page }) => {
    await page.goto('/')
    for (const index of every) await expect(card(page, index).locator('p')).toBeVisible()
  })
})
