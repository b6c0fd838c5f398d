import {
  clickThroughPages,
  consentBar,
  scrollToEnd,
  thirdPartyRequests,
} from '../support/analytics.ts'
import { fill, sendButton, sent, success, visitor } from '../support/contact.ts'
import { addresses, expect, type Page, test } from '../support/test.ts'
import { plausibleDomain } from '../support/variants.ts'
import { words } from '../support/words.ts'

type Event = { name: string; domain: string; address: string; properties: Record<string, string> }

/** Collects the events sent to Plausible, except engagement, which its tracker adds itself. */
function collectEvents(page: Page) {
  const events: Event[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(addresses.collector) || request.method() !== 'POST') return
    const { n, d, u, p } = request.postDataJSON()
    if (n !== 'engagement') events.push({ name: n, domain: d, address: u, properties: p ?? {} })
  })
  return events
}

const named = (events: Event[], name: string) => events.filter((event) => event.name === name)

/** Plausible ignores visits to localhost, so the tests use a subdomain. */
const site = addresses.sites?.plausible?.replace('localhost', 'www.localhost')

/** Some ad blockers also match file names, such as `plausible.*.js`. */
const adapters = /static\/js\/(plausible|web-vitals)\./

test.describe('Plausible', { tag: '@all' }, () => {
  test.use({ variant: 'plausible' })

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      // Plausible also ignores automated browsers unless this is set.
      Object.assign(window, { __plausible: true })
    }),
  )

  test('receives each page view, without a consent bar or a cookie', async ({
    page,
    visit,
    context,
  }) => {
    const thirdParty = thirdPartyRequests(page, site, addresses.collector)
    const events = collectEvents(page)
    await visit(`${site}/`)
    await clickThroughPages(page)
    await expect.poll(() => named(events, 'pageview').length).toBe(4)
    const views = named(events, 'pageview')
    expect(
      views.map(({ address, properties }) => [new URL(address).pathname, properties.title]),
    ).toEqual([
      ['/', words.titles.home],
      ['/about', words.titles.about],
      ['/services', words.titles.services],
      ['/', words.titles.home],
    ])
    expect(views[0]!.domain).toBe(plausibleDomain)
    await expect(consentBar(page)).toHaveCount(0)
    expect(thirdParty).toEqual([])
    expect(await context.cookies()).toEqual([])
  })

  test('receives every scroll depth after a jump to the end of the page', async ({
    page,
    visit,
  }) => {
    const events = collectEvents(page)
    await visit(`${site}/about`)
    await expect.poll(() => named(events, 'pageview').length).toBe(1)
    await scrollToEnd(page)
    const depths = () =>
      named(events, 'scroll_depth').map(({ properties }) => Number(properties.percent))
    await expect.poll(depths).toEqual([25, 50, 75, 90, 100])
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await scrollToEnd(page)
    await page.waitForTimeout(2200)
    expect(depths()).toHaveLength(5)
  })

  test('receives the outcome of a message, and no personal data', async ({ page, visit }) => {
    const events = collectEvents(page)
    await visit(`${site}/about`)
    const typed = visitor()
    await fill(page, typed)
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    await expect.poll(() => named(events, 'contact_send').length).toBe(1)
    expect(named(events, 'contact_send')[0]!.properties).toMatchObject({ outcome: 'sent' })
    for (const text of Object.values(typed)) expect(JSON.stringify(events)).not.toContain(text)
  })

  test('receives nothing under Global Privacy Control', async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
    })
    const events = collectEvents(page)
    await visit(`${site}/`)
    await clickThroughPages(page)
    await scrollToEnd(page)
    await page.waitForTimeout(300)
    expect(events).toEqual([])
  })

  for (const [how, arrange] of [
    ['blocked', (page: Page) => page.route(adapters, (route) => route.abort())],
    ['down', (page: Page) => page.route(`${addresses.collector}/**`, (route) => route.abort())],
    ['not responding', (page: Page) => page.route(`${addresses.collector}/**`, () => undefined)],
  ] as const) {
    test(`does not affect the site when ${how}`, { tag: how === 'blocked' ? [] : '@all' }, async ({
      page,
      visit,
      expectInConsole,
    }) => {
      expectInConsole(/ERR_FAILED/)
      await arrange(page)
      await visit(`${site}/`)
      await clickThroughPages(page)
      await expect(page).toHaveTitle(words.titles.home)
      await scrollToEnd(page)
      await fill(page, visitor())
      await sendButton(page).click()
      await expect(success(page)).toHaveText(sent)
    })
  }
})
