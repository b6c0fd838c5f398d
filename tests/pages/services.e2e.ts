import { scrollTo, scrollTop, settled } from '../support/browsing.ts'
import { servicesPage as content } from '../support/content.ts'
import { servicesPage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

const cards = (page: Page) =>
  page.getByRole('region', { name: content.why.heading }).locator('ul > li')

/** How far below the header the cards start, in CSS pixels, when the last one is half-way up the screen. */
async function stackAt(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  const last = (await cards(page).last().boundingBox())!
  await scrollTo(page, (await scrollTop(page)) + last.y - height / 2)
  await settled(page)
  const header = (await page.getByRole('banner').boundingBox())!
  const boxes = await cards(page).evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().top),
  )
  return boxes.map((top) => top - header.y - header.height)
}

test('The reasons stack as the page scrolls, unless motion is reduced or the screen is low', {
  tag: '@all',
}, async ({ page, visit }) => {
  await visit(servicesPage.path)
  const [first, second, third] = await stackAt(page, 390, 844)
  expect(first, 'below the header').toBeGreaterThan(0)
  expect(second! - first!, 'each shows its top edge above the next').toBeGreaterThan(4)
  expect(third! - second!).toBeCloseTo(second! - first!)

  const [alone, ...rows] = await stackAt(page, 1280, 800)
  expect(alone, 'below the header').toBeGreaterThan(0)
  expect(rows[0], 'covers it').toBeCloseTo(alone!)
  expect(rows[1], 'in the same row').toBeCloseTo(alone!)

  await page.setViewportSize({ width: 1280, height: 500 })
  for (const card of await cards(page).all()) await expect(card).not.toHaveCSS('position', 'sticky')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const card of await cards(page).all()) await expect(card).not.toHaveCSS('position', 'sticky')
})
