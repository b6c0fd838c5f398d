import { consentBar, scrollToEnd, strangers, walkThroughPages } from '../support/analytics.ts'
import { fill, sendButton, sent, success, visitor } from '../support/contact.ts'
import { addresses, expect, type Page, test } from '../support/test.ts'
import { plausibleDomain } from '../support/variants.ts'
import { words } from '../support/words.ts'

type Event = { name: string; domain: string; address: string; properties: Record<string, string> }

/** What Plausible's script sends, but for the engagement that it measures by itself. */
function collected(page: Page) {
  const events: Event[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(addresses.collector) || request.method() !== 'POST') return
    const { n, d, u, p } = request.postDataJSON()
    if (n !== 'engagement') events.push({ name: n, domain: d, address: u, properties: p ?? {} })
  })
  return events
}

const named = (events: Event[], name: string) => events.filter((event) => event.name === name)

/** Plausible counts neither on localhost nor browsers that are driven, unless told to. */
const site = addresses.sites?.plausible.replace('localhost', 'www.localhost')

/** Lists for ad blockers name files, too: ours are called after what they bring. */
const adapters = /static\/js\/(plausible|web-vitals)\./

test.describe('Plausible', () => {
  test.use({ variant: 'plausible' })

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.assign(window, { __plausible: true })
    }),
  )

  test('hears of each page, without a question or a cookie', async ({ page, visit, context }) => {
    const others = strangers(page, site, addresses.collector)
    const events = collected(page)
    await visit(`${site}/`)
    await walkThroughPages(page)
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
    expect(others).toEqual([])
    expect(await context.cookies()).toEqual([])
  })

  test('hears every depth when the visitor jumps to the end', async ({ page, visit }) => {
    const events = collected(page)
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

  test('hears how a message ended, and nothing personal', async ({ page, visit }) => {
    const events = collected(page)
    await visit(`${site}/about`)
    const typed = visitor()
    await fill(page, typed)
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    await expect.poll(() => named(events, 'contact_send').length).toBe(1)
    expect(named(events, 'contact_send')[0]!.properties).toMatchObject({ outcome: 'sent' })
    for (const text of Object.values(typed)) expect(JSON.stringify(events)).not.toContain(text)
  })

  test('hears nothing under Global Privacy Control', async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
    })
    const events = collected(page)
    await visit(`${site}/`)
    await walkThroughPages(page)
    await scrollToEnd(page)
    await page.waitForTimeout(300)
    expect(events).toEqual([])
  })

  for (const [how, arrange] of [
    ['kept away', (page: Page) => page.route(adapters, (route) => route.abort())],
    ['down', (page: Page) => page.route(`${addresses.collector}/**`, (route) => route.abort())],
    ['without an answer', (page: Page) => page.route(`${addresses.collector}/**`, () => undefined)],
  ] as const) {
    test(`that is ${how} affects nothing`, { tag: how === 'kept away' ? [] : '@all' }, async ({
      page,
      visit,
      expectInConsole,
    }) => {
      expectInConsole(/ERR_FAILED/)
      await arrange(page)
      await visit(`${site}/`)
      await walkThroughPages(page)
      await expect(page).toHaveTitle(words.titles.home)
      await scrollToEnd(page)
      await fill(page, visitor())
      await sendButton(page).click()
      await expect(success(page)).toHaveText(sent)
    })
  }
})
