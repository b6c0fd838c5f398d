import { expect, test } from '../support/test.ts'
import { expectFits, sweep } from './checks.ts'

/** Swept: from right to left, styles show that are not written for both directions. */
const worst = [
  ['longest', '/'],
  ['longest', '/ar/services'],
  ['bare', '/'],
] as const

for (const [variant, address] of worst)
  test.describe(`With the worst case “${variant}”`, { tag: '@all' }, () => {
    test.use({ variant })

    test(`${address} is complete, readable and operable`, async ({ page }) => {
      test.slow()
      await sweep(page, address, variant === 'bare' ? 'dark' : 'light')
    })
  })

test.describe('From right to left', { tag: '@all' }, () => {
  test.use({ variant: 'longest' })

  test('the longest texts fit on every page', async ({ page, visit }) => {
    test.slow()
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/ar[^<]*)</g)].map(
      ([, path]) => path!,
    )
    expect(paths.length).toBeGreaterThan(5)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths)
      for (const width of [320, 834]) {
        await page.setViewportSize({ width, height: 800 })
        await visit(path)
        await expectFits(page, `${path} at ${width} px`)
      }
  })

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
