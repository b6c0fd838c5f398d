import { scrollTo, scrollTop, settled } from '../support/browsing.ts'
import { services, servicesPage } from '../support/content.ts'
import { expect, type Page, test } from '../support/test.ts'

const cards = (page: Page) =>
  page.getByRole('region', { name: servicesPage.why.heading }).getByRole('listitem')

/** The position of the first cards, in CSS pixels, when the last one is half-way up the screen. */
async function stackAt(page: Page, width: number) {
  const height = 800
  await page.setViewportSize({ width, height })
  const last = (await cards(page).last().boundingBox())!
  await scrollTo(page, (await scrollTop(page)) + last.y - height / 2)
  await settled(page)
  const header = (await page.getByRole('banner').boundingBox())!
  return cards(page).evaluateAll((all, below) => {
    const tops = all.map((card) => card.getBoundingClientRect().top)
    const { a: scale } = new DOMMatrix(getComputedStyle(all[0]!).transform)
    return { start: tops[0]! - below, offset: tops[1]! - tops[0]!, scale }
  }, header.y + header.height)
}

test.describe('The reasons', () => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 1280, height: 500 },
  ]) {
    const tag = size.height === 500 ? '@all' : []
    test(`stack as the page scrolls (${size.width} by ${size.height})`, { tag }, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(size)
      await visit('/services')
      await expect(cards(page).first()).toHaveCSS('position', 'sticky')
      const last = await cards(page)
        .last()
        .evaluate((card) => card.getBoundingClientRect().top + window.scrollY)
      await scrollTo(page, last - size.height / 2)
      const tops = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().top),
      )
      expect(tops.at(-3)! - tops.at(-4)!, 'the stacked cards overlap').toBeLessThan(200)
      expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    })
  }

  test('stack with different offsets and scale below 768 px', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await visit('/services')
    const [wide, narrow] = [await stackAt(page, 768), await stackAt(page, 767)]
    for (const { start, offset, scale } of [wide, narrow]) {
      expect(start, 'below the header').toBeGreaterThan(0)
      expect(offset, 'each shows its top edge above the next').toBeGreaterThan(4)
      expect(scale, 'a covered card is smaller').toBeLessThan(1)
    }
    for (const setting of ['start', 'offset', 'scale'] as const)
      expect(narrow[setting], setting).not.toBeCloseTo(wide[setting])
  })

  test('are a plain list with reduced motion', async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit('/services')
    for (const card of await cards(page).all()) {
      await expect(card).not.toHaveCSS('position', 'sticky')
      await expect(card).toHaveCSS('transform', 'none')
    }
  })
})

test.describe('The services without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('are listed one below the other, each with its slug as id', async ({ page }) => {
    await page.goto('/services')
    await expect(page.getByRole('tab')).toHaveCount(0)
    let below = 0
    for (const { slug } of services) {
      const service = page.locator(`[id="${slug}"]`)
      await expect(service.getByRole('heading').first()).toBeVisible()
      const box = (await service.boundingBox())!
      expect(box.y).toBeGreaterThanOrEqual(below)
      below = box.y + box.height
    }
    await page.goto(`/services#${services.at(-1)!.slug}`)
    await expect(page.locator(`#${services.at(-1)!.slug}`).getByRole('figure')).toBeInViewport()
  })
})
