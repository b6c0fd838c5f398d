import { home } from '../support/content.ts'
import { homePage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'
import { arrowBack } from '../support/words.ts'

const indexes = [...home.features.cards.keys()]
const last = indexes.length - 1

const group = (page: Page) => page.locator('[role=radiogroup]:has(article)')
const cards = (page: Page) => group(page).getByRole('radio')
const card = (page: Page, index: number) => group(page).getByRole('article').nth(index)

const explanation = (page: Page, index: number) =>
  card(page, index).getByText(home.features.cards[index]!.detail)
const further = (page: Page, index: number) =>
  card(page, index).getByText(home.features.cards[index]!.more)
const widthOfDrawing = async (page: Page, index: number) =>
  (await card(page, index).locator('svg').boundingBox())?.width ?? 0

test.describe('Key features', () => {
  test('are cards, with the first one selected', async ({ page, visit }) => {
    await visit(homePage.path)
    await expect(cards(page)).toHaveCount(indexes.length)
    await expect(cards(page).first()).toBeChecked()
    await expect(group(page).getByRole('radio', { checked: true })).toHaveCount(1)
    for (const radio of await cards(page).all()) await expect(radio).toHaveAccessibleName(/\S/)
  })

  test('show every explanation, and more of the selected card than of the others', {
    tag: '@all',
  }, async ({ page, visit }) => {
    await visit(homePage.path)
    for (const width of [1280, 834, 390]) {
      await page.setViewportSize({ width, height: 844 })
      for (const index of indexes.toReversed()) {
        await card(page, index).click()
        await expect(cards(page).nth(index)).toBeChecked()
        await expect(group(page).getByRole('radio', { checked: true })).toHaveCount(1)
        const large = await widthOfDrawing(page, index)
        for (const other of indexes) {
          await expect(explanation(page, other)).toBeVisible()
          await expect(further(page, other)).toBeVisible({ visible: other === index })
          if (other !== index) expect(await widthOfDrawing(page, other)).toBeLessThan(large / 2)
        }
      }
    }
  })

  test('keep the lines of every explanation and title when another card is selected', {
    tag: '@all',
  }, async ({ page, visit }) => {
    await visit(homePage.path)
    for (const width of [1440, 1200, 834, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const texts = group(page).locator('h3, h3 + p')
      const sizes = () =>
        texts.evaluateAll((all) =>
          all.map((each) => [
            (each as HTMLElement).offsetWidth,
            (each as HTMLElement).offsetHeight,
          ]),
        )
      const before = await sizes()
      for (const index of indexes) {
        await cards(page).nth(index).check()
        expect(await sizes()).toEqual(before)
      }
      await cards(page).first().check()
    }
  })

  test('can be selected by keyboard, with a single tab stop', async ({ page, visit }) => {
    await visit(homePage.path)
    await cards(page).first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(cards(page).nth(1)).toBeFocused()
    await expect(cards(page).nth(1)).toBeChecked()
    await page.keyboard.press(arrowBack)
    await page.keyboard.press('ArrowUp')
    await expect(cards(page).nth(last)).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(group(page).locator(':focus')).toHaveCount(0)
  })
})

test('Key features show more of the selected card while the scripts are blocked', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(/ERR_FAILED|dynamically imported module/)
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto(homePage.path)
  for (const index of indexes) {
    await cards(page).nth(index).check()
    for (const other of indexes)
      await expect(further(page, other)).toBeVisible({ visible: other === index })
  }
})

test.describe('Key features without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('show the text of every card', async ({ page }) => {
    await page.goto(homePage.path)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      for (const index of indexes) {
        await expect(explanation(page, index)).toBeVisible()
        await expect(further(page, index)).toBeVisible()
      }
    }
  })
})
