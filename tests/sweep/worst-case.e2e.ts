import { expect, test } from '../support/test.ts'
import { worstCases } from '../support/variants.ts'
import { sweep } from './checks.ts'

const pages = {
  // From right to left, where a style that is not written for both directions shows. Home in both.
  longest: ['/', '/ar', '/ar/services', '/ar/about', '/ar/pricing', '/ar/night', '/ar/work/one'],
  bare: ['/', '/services'],
}

for (const worstCase of worstCases)
  test.describe(`With the worst case “${worstCase}”`, { tag: '@all' }, () => {
    test.use({ variant: worstCase })

    for (const [index, address] of pages[worstCase].entries())
      test(`${address} is complete, readable and operable`, async ({ page }) => {
        test.slow()
        await sweep(page, address, index % 2 === 0 ? 'light' : 'dark')
      })
  })

test.describe('From right to left', { tag: '@all' }, () => {
  test.use({ variant: 'longest' })

  for (const [address, options] of [
    ['/ar/services', '[role=tab]'],
    ['/ar', '[role=radiogroup]:has(article) [type=radio]'],
  ] as const)
    test(`the arrow keys follow the direction: ${address}`, async ({ page, visit }) => {
      await visit(address)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      const [first, second] = [page.locator(options).first(), page.locator(options).nth(1)]
      await first.focus()
      await page.keyboard.press('ArrowLeft')
      await expect(second).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(first).toBeFocused()
    })
})
