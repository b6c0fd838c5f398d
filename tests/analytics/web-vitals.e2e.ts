import { acceptButton, events, stubGoogleTag } from '../support/analytics.ts'
import { addresses, expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const metrics = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB']

/** Simulates leaving the page, when most metrics become final. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** Makes the first interaction and waits until the browser reports its delay. */
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

/** Waits for an idle callback, in which the library processes its entries. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

/** Collects requests for the web-vitals library. */
function webVitalsRequests(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/web-vitals/.test(request.url())) scripts.push(request.url())
  })
  return scripts
}

test.describe('Web vitals', { tag: '@all' }, () => {
  test.describe('in Google Analytics', () => {
    test.use({ variant: 'google' })

    test.beforeEach(({ page }) => stubGoogleTag(page))

    test('are sent after consent, once each, for the page that was loaded', async ({
      page,
      visit,
    }) => {
      const scripts = webVitalsRequests(page)
      await visit('/about')
      await interact(page)
      await expect(acceptButton(page)).toBeVisible()
      expect(scripts, 'nothing is measured before consent').toEqual([])
      await acceptButton(page).click()
      const vitals = () => events(page, 'web_vital')
      await expect.poll(async () => (await vitals()).length).toBeGreaterThanOrEqual(2)
      await page.getByRole('banner').getByRole('link', { name: words.services }).click()
      await expect(page).toHaveTitle(words.titles.services)
      await leave(page)
      const names = async () => (await vitals()).map(({ metric_name }) => metric_name).toSorted()
      await expect.poll(names).toEqual(metrics)

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
      expect(new Set(ids).size).toBe(metrics.length)
    })
  })

  test.describe('in Plausible', () => {
    test.use({ variant: 'plausible' })

    test('are sent with name, value and rating, and without an id', async ({ page, visit }) => {
      // Plausible ignores localhost, and automated browsers unless this is set.
      await page.addInitScript(() => {
        Object.assign(window, { __plausible: true })
      })
      const sent: Record<string, string>[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(addresses.collector) || request.method() !== 'POST') return
        const { n, p } = request.postDataJSON()
        if (n === 'web_vital') sent.push(p)
      })
      await visit(`${addresses.sites.plausible.replace('localhost', 'www.localhost')}/about`)
      await interact(page)
      await expect.poll(() => sent.length).toBeGreaterThanOrEqual(2)
      await waitUntilIdle(page)
      await leave(page)
      await expect.poll(() => sent.map(({ metric }) => metric).toSorted()).toEqual(metrics)
      for (const vital of sent) {
        expect(Object.keys(vital).toSorted()).toEqual(['metric', 'rating', 'value'])
      }
    })
  })

  test('are not measured without analytics', async ({ page, visit }) => {
    const scripts = webVitalsRequests(page)
    await visit('/')
    await page.getByRole('banner').getByRole('link', { name: words.about }).click()
    await expect(page).toHaveTitle(words.titles.about)
    await leave(page)
    expect(scripts).toEqual([])
  })
})
