import { everyPage, pageOfEachKind } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectNone } from '../sweep/checks.ts'

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [320, 1280])
    test(`every page shows every text of its document, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const { path } of everyPage) {
        await page.goto(path)
        await expectNone(page, path, 'text that is not shown', 'transparent text', 'overflow')
      }
    })
})

test('While scripts are loading, every text is shown', async ({ page }) => {
  await page.route(/\.js$/, () => undefined)
  for (const { path } of pageOfEachKind) {
    // A pending script delays the load event forever.
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectNone(page, path, 'text that is not shown', 'transparent text')
  }
})

test('On a phone, a script folds what is in the offers', async ({ page, visit }) => {
  const details = page.locator('folded-offers details').first()
  for (const [width, isFolded] of [
    [390, true],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await visit(pageOfEachKind.find(({ kind }) => kind === 'pricing')!.path)
    await expect(details.locator('summary')).toBeVisible({ visible: isFolded })
    await expect(details.locator('ul').first()).toBeVisible({ visible: !isFolded })
  }
})
