import { scrollTo, scrollTop } from './support/browsing.ts'
import { sectionsOf } from './support/pages.ts'
import { expect, type Page, test } from './support/test.ts'

const slugs = ['voice-ai', 'ai-chat', 'process-automation', 'predictive-analytics']
const section = (page: Page, heading: string) => page.getByRole('region', { name: heading })
const cards = (page: Page) => section(page, 'Why ride with us.').getByRole('listitem')

/** How the first cards lie when the last has come half-way up, in CSS pixels. */
async function stackAt(page: Page, width: number) {
  const height = 800
  await page.setViewportSize({ width, height })
  const last = (await cards(page).last().boundingBox())!
  await scrollTo(page, (await scrollTop(page)) + last.y - height / 2)
  const header = (await page.getByRole('banner').boundingBox())!
  return cards(page).evaluateAll((all, below) => {
    const tops = all.map((card) => card.getBoundingClientRect().top)
    const { a: scale } = new DOMMatrix(getComputedStyle(all[0]!).transform)
    return { start: tops[0]! - below, offset: tops[1]! - tops[0]!, scale }
  }, header.y + header.height)
}

test.describe('The services page', () => {
  test('has its sections in order', async ({ request }) => {
    const html = await (await request.get('/services')).text()
    const sections = ['page', 'stats', 'detail', 'why', 'process', 'call', 'contact']
    expect(sectionsOf(html)).toEqual(sections)
  })

  test('has its figures', async ({ page, visit }) => {
    await visit('/services')
    const figures = page.getByRole('region', { name: 'The network in figures' })
    for (const text of [
      /95%\s*efficiency improvement|efficiency improvement\s*95%/,
      /60%\s*cost reduction|cost reduction\s*60%/,
      /24\/7\s*availability|availability\s*24\/7/,
      /99\.9%\s*uptime|uptime\s*99\.9%/,
    ]) {
      await expect(figures).toHaveText(text)
    }
  })

  test('has the process as an ordered list of four steps', async ({ page, visit }) => {
    await visit('/services')
    const list = section(page, 'Four stops to live.').locator('ol')
    await expect(list.getByRole('heading')).toHaveText([
      'Discovery & Analysis',
      'Strategy & Planning',
      'Development & Testing',
      'Deployment & Optimization',
    ])
    for (const [index, step] of (await list.getByRole('listitem').all()).entries()) {
      await expect(step).toContainText(String(index + 1))
      await expect(step.locator('svg')).toHaveCount(1)
      expect(await step.locator('p').last().textContent()).toMatch(/\w{3}/)
    }
  })

  test('has a call to action', async ({ page, visit }) => {
    await visit('/services')
    const call = section(page, 'Next train: your demo.')
    await expect(call.getByRole('paragraph')).toHaveText(/\w/)
    await expect(call.getByRole('link', { name: 'REQUEST FREE DEMO' })).toBeVisible()
  })
})

test.describe('The six reasons', () => {
  test('are cards with a heading each, side by side in the document', async ({ page, visit }) => {
    await visit('/services')
    await expect(cards(page)).toHaveCount(6)
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
      expect(tops[3]! - tops[2]!, 'the stacked cards lie on one another').toBeLessThan(200)
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
    for (const slug of slugs) {
      const service = page.locator(`[id="${slug}"]`)
      await expect(service.getByRole('heading').first()).toBeVisible()
      const box = (await service.boundingBox())!
      expect(box.y).toBeGreaterThanOrEqual(below)
      below = box.y + box.height
    }
    await page.goto('/services#process-automation')
    await expect(page.locator('#process-automation').getByRole('figure')).toBeInViewport()
  })
})
