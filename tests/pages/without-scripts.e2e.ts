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

test('On a phone, a script folds what is in the offers, and a wider window shows it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(pageOfEachKind.find(({ kind }) => kind === 'pricing')!.path)
  const offer = page
    .locator('folded-offers li')
    .filter({ has: page.locator('details') })
    .first()
  await expect(offer.locator('details > div')).toBeHidden()
  await offer.locator('summary').click()
  await expect(offer.locator('details > div')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(offer.locator('details > div')).toBeVisible()
  await expect(offer.locator('summary')).toBeHidden()
})
