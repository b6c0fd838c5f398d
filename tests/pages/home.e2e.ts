import { scrollThrough } from '../support/browsing.ts'
import { services } from '../support/content.ts'
import { homePage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

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
