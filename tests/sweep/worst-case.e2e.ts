import { expect, test } from '../support/test.ts'
import { worstCases } from '../support/variants.ts'
import { sweep } from './checks.ts'

const english = ['/', '/services', '/about', '/work/one', '/articles/one', '/no-such-page']
const pages = {
  longest: [...english, ...english.map((address) => `/ar${address}`.replace(/\/$/, ''))],
  bare: ['/', '/services', '/about', '/no-such-page'],
}

for (const worstCase of worstCases)
  test.describe(`With the worst case “${worstCase}”`, { tag: '@all' }, () => {
    test.use({ variant: worstCase })

    for (const [index, address] of pages[worstCase].entries())
      test(`${address} is readable and operable in every width, theme and medium`, async ({
        page,
      }) => {
        test.slow()
        await sweep(page, address, index % 2 === 0 ? 'light' : 'dark')
      })
  })

test.describe('From right to left', { tag: '@all' }, () => {
  test.use({ variant: 'longest' })

  test('the arrow keys of tabs and of feature cards follow the direction', async ({
    page,
    visit,
  }) => {
    await visit('/ar/services')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const tabs = page.getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tabs.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.first()).toBeFocused()

    await visit('/ar')
    const cards = page.locator('[role=radiogroup]:has(article)').getByRole('radio')
    await cards.first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(cards.nth(1)).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(cards.first()).toBeChecked()
  })
})
