import { events, serveTag, yes } from '../support/analytics.ts'
import { addresses, expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const measures = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB']

/** What the browser tells a page that the visitor leaves; most is measured until then. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** A first interaction, and the browser's word of how long it took. */
async function interact(page: Page) {
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => resolve())
        observer.observe({ type: 'first-input', buffered: true })
      }),
  )
}

/** The library looks at what the browser told it when there is nothing else to do. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

/** Scripts of the measuring library that were asked for. */
function fetched(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/web-vitals/.test(request.url())) scripts.push(request.url())
  })
  return scripts
}

test.describe('How fast a page was', () => {
  test.describe('told to Google Analytics', () => {
    test.use({ variant: 'google' })

    test.beforeEach(({ page }) => serveTag(page))

    test('comes after a yes, once each, for the page that was loaded', async ({ page, visit }) => {
      const scripts = fetched(page)
      await visit('/about')
      await interact(page)
      await expect(yes(page)).toBeVisible()
      expect(scripts, 'nothing is measured before').toEqual([])
      await yes(page).click()
      const vitals = () => events(page, 'web_vital')
      await expect.poll(async () => (await vitals()).length).toBeGreaterThanOrEqual(2)
      await page.getByRole('banner').getByRole('link', { name: words.services }).click()
      await expect(page).toHaveTitle(words.titles.services)
      await leave(page)
      const names = async () => (await vitals()).map(({ metric_name }) => metric_name).toSorted()
      await expect.poll(names).toEqual(measures)

      for (const vital of await vitals()) {
        expect(Object.keys(vital).toSorted()).toEqual([
          'metric_id',
          'metric_name',
          'metric_rating',
          'metric_value',
          'page_location',
          'page_path',
        ])
        expect(vital.page_path).toBe('/about')
        expect(vital.metric_rating).toMatch(/^(good|needs-improvement|poor)$/)
        expect(vital.metric_value).toBeGreaterThanOrEqual(0)
        expect(vital.metric_id).toMatch(/^v\d+-\d+-\d+$/)
      }
      const ids = (await vitals()).map(({ metric_id }) => metric_id)
      expect(new Set(ids).size).toBe(measures.length)
    })
  })

  test.describe('told to Plausible', () => {
    test.use({ variant: 'plausible' })

    test('has a name, a value and a rating, and no id', async ({ page, visit }) => {
      // Plausible counts neither on localhost nor browsers that are driven, unless told to.
      await page.addInitScript(() => {
        Object.assign(window, { __plausible: true })
      })
      const told: Record<string, string>[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(addresses.collector) || request.method() !== 'POST') return
        const { n, p } = request.postDataJSON()
        if (n === 'web_vital') told.push(p)
      })
      await visit(`${addresses.sites.plausible.replace('localhost', 'www.localhost')}/about`)
      await interact(page)
      await expect.poll(() => told.length).toBeGreaterThanOrEqual(2)
      await idle(page)
      await leave(page)
      await expect.poll(() => told.map(({ metric }) => metric).toSorted()).toEqual(measures)
      for (const vital of told) {
        expect(Object.keys(vital).toSorted()).toEqual(['metric', 'rating', 'value'])
      }
    })
  })

  test('is not measured where nobody would hear of it', async ({ page, visit }) => {
    const scripts = fetched(page)
    await visit('/')
    await page.getByRole('banner').getByRole('link', { name: words.about }).click()
    await expect(page).toHaveTitle(words.titles.about)
    await leave(page)
    expect(scripts).toEqual([])
  })
})
