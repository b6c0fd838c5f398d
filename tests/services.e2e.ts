import { servicesSchema } from '../build/content/schema/services.ts'
import { services } from '../src/content/services.ts'
import { servicesPage } from '../src/content/services-page.ts'
import { scrollTo, scrollTop, settled } from './support/browsing.ts'
import { sectionsOf } from './support/pages.ts'
import { expect, type Page, test } from './support/test.ts'
import { words } from './support/words.ts'

const { why, process, callToAction, stats, statsHeading } = servicesPage
const section = (page: Page, heading: string) => page.getByRole('region', { name: heading })
const cards = (page: Page) => section(page, why.heading).getByRole('listitem')

/** How the first cards lie when the last has come half-way up, in CSS pixels. */
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

test.describe('The services page', () => {
  test('uses no id that a service may take as its slug', async ({ page, visit }) => {
    await visit('/services')
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
    const others = ids.filter((id) => !services.some(({ slug }) => slug === id))
    expect(others.length).toBeGreaterThan(services.length)
    const free = others.filter((id) => {
      // `<slug>-features` is taken for as long as that service keeps its slug: give the id to another one.
      const index = id.includes(services[0]!.slug) ? 1 : 0
      const renamed = services.map((each, at) => (at === index ? { ...each, slug: id } : each))
      return servicesSchema.safeParse(renamed).success
    })
    expect(free).toEqual([])
  })

  test('has its sections in order', async ({ request }) => {
    const html = await (await request.get('/services')).text()
    const sections = ['page', 'stats', 'detail', 'why', 'process', 'call', 'contact']
    expect(sectionsOf(html)).toEqual(sections)
  })

  test('has its figures', async ({ page, visit }) => {
    await visit('/services')
    const figures = page.getByRole('region', { name: statsHeading })
    for (const { value, label } of stats) {
      const figure = figures.locator('div', { has: page.getByText(label, { exact: true }) })
      await expect(figure.last()).toContainText(value)
    }
  })

  test('has the process as an ordered list of its steps', async ({ page, visit }) => {
    await visit('/services')
    const list = section(page, process.heading).locator('ol')
    await expect(list.getByRole('heading')).toHaveText(process.steps.map(({ title }) => title))
    for (const [index, step] of (await list.getByRole('listitem').all()).entries()) {
      await expect(step).toContainText(String(index + 1))
      await expect(step.locator('svg')).toHaveCount(1)
      expect(await step.locator('p').last().textContent()).toMatch(/\w{3}/)
    }
  })

  test('has a call to action', async ({ page, visit }) => {
    await visit('/services')
    const call = section(page, callToAction.heading)
    await expect(call.getByRole('paragraph')).toHaveText(/\w/)
    await expect(call.getByRole('link', { name: words.demo })).toBeVisible()
  })
})

test.describe('The reasons', () => {
  test('are cards with a heading each, side by side in the document', async ({ page, visit }) => {
    await visit('/services')
    await expect(cards(page)).toHaveCount(why.cards.length)
    for (const card of await cards(page).all())
      await expect(card.getByRole('heading')).toHaveCount(1)
  })

  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 1280, height: 500 },
  ]) {
    test(`stack as the page scrolls (${size.width} by ${size.height})`, async ({ page, visit }) => {
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
      expect(tops.at(-3)! - tops.at(-4)!, 'the stacked cards lie on one another').toBeLessThan(200)
      expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    })
  }

  test('stack by other settings below 768 px', async ({ page, visit }) => {
    await visit('/services')
    const [wide, narrow] = [await stackAt(page, 768), await stackAt(page, 767)]
    for (const { start, offset, scale } of [wide, narrow]) {
      expect(start, 'below the header').toBeGreaterThan(0)
      expect(offset, 'each looks out above the next').toBeGreaterThan(4)
      expect(scale, 'a covered card recedes').toBeLessThan(1)
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

  test('stand one below the other, each in the element that its hash names', async ({ page }) => {
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
