import { scrollTo, scrollTop, settled } from '../support/browsing.ts'
import { servicesPage as content } from '../support/content.ts'
import { servicesPage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

const cards = (page: Page) =>
  page.getByRole('region', { name: content.why.heading }).getByRole('listitem')

/** How the cards lie, in CSS pixels, when the last one is half-way up the screen. */
async function stackAt(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  const last = (await cards(page).last().boundingBox())!
  await scrollTo(page, (await scrollTop(page)) + last.y - height / 2)
  await settled(page)
  const header = (await page.getByRole('banner').boundingBox())!
  return cards(page).evaluateAll((all, below) => {
    const tops = all.map((card) => card.getBoundingClientRect().top)
    const { a: scale } = new DOMMatrix(getComputedStyle(all[0]!).transform)
    return { tops, start: tops[0]! - below, offset: tops[1]! - tops[0]!, scale }
  }, header.y + header.height)
}

test('The reasons stack as the page scrolls, unless motion is reduced', async ({ page, visit }) => {
  await visit(servicesPage.path)
  const [wide, narrow] = [await stackAt(page, 768, 800), await stackAt(page, 767, 800)]
  for (const { start, offset, scale } of [wide, narrow]) {
    expect(start, 'below the header').toBeGreaterThan(0)
    expect(offset, 'each shows its top edge above the next').toBeGreaterThan(4)
    expect(scale, 'a covered card is smaller').toBeLessThan(1)
  }
  for (const setting of ['start', 'offset', 'scale'] as const)
    expect(narrow[setting], setting).not.toBeCloseTo(wide[setting])

  // On a low screen they stick at their lower edges.
  const { tops } = await stackAt(page, 1280, 500)
  expect(tops.at(-3)! - tops.at(-4)!, 'the stacked cards overlap').toBeLessThan(200)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))

  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const card of await cards(page).all()) {
    await expect(card).not.toHaveCSS('position', 'sticky')
    await expect(card).toHaveCSS('transform', 'none')
  }
})
