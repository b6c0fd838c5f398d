import {
  change,
  consentBar,
  events,
  no,
  scrollToEnd,
  serveTag,
  strangers,
  told,
  walkThroughPages,
  yes,
} from '../support/analytics.ts'
import { scrollThrough } from '../support/browsing.ts'
import { fill, sendButton, sent, success, visitor } from '../support/contact.ts'
import { addresses, expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test.describe('Without a measurement id', () => {
  test('nobody else is asked for anything, and no cookie is set', async ({
    page,
    visit,
    context,
  }) => {
    const others = strangers(page, addresses.sites.plain)
    await visit('/')
    await scrollThrough(page)
    await walkThroughPages(page)
    await scrollToEnd(page)
    await expect(consentBar(page)).toHaveCount(0)
    expect(others).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
})

test.describe('The consent to Google Analytics', () => {
  test.use({ variant: 'google' })

  test.beforeEach(({ page }) => serveTag(page))

  test('hears nothing before an answer, and nothing after a no', async ({
    page,
    visit,
    context,
  }) => {
    const others = strangers(page, addresses.sites.google)
    await visit('/')
    await expect(yes(page)).toBeVisible()
    await walkThroughPages(page)
    await scrollToEnd(page)
    await no(page).click()
    await expect(consentBar(page)).toHaveCount(0)
    await walkThroughPages(page)
    await scrollToEnd(page)
    await page.reload()
    await expect(change(page)).toBeVisible()
    await expect(consentBar(page), 'the answer is remembered').toHaveCount(0)
    expect(others).toEqual([])
    expect(await told(page)).toEqual([])
    expect(await context.cookies()).toEqual([])
  })

  test('is never asked for, nor told, under Global Privacy Control', async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
      localStorage.setItem('analytics-consent', 'granted')
    })
    const others = strangers(page, addresses.sites.google)
    await visit('/')
    await walkThroughPages(page)
    await scrollToEnd(page)
    await expect(consentBar(page)).toHaveCount(0)
    expect(others).toEqual([])
    expect(await told(page)).toEqual([])
  })

  test('is remembered as allowed, until the footer’s switch says otherwise', async ({
    page,
    visit,
  }) => {
    await visit('/')
    await yes(page).click()
    await visit('/about')
    await expect(consentBar(page)).toHaveCount(0)
    await expect.poll(async () => (await events(page, 'page_view')).length).toBe(1)

    await change(page).press('Enter')
    await expect(consentBar(page).locator(':focus'), 'the question has the focus').toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(no(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(change(page), 'the focus comes back').toBeFocused()
    await expect(change(page)).toBeInViewport()
    const before = (await events(page, 'page_view')).length
    await walkThroughPages(page)
    await scrollToEnd(page)
    expect(await events(page, 'page_view')).toHaveLength(before)
    await page.reload()
    await expect(change(page)).toBeVisible()
    expect(await told(page)).toEqual([])
  })

  test('counts the next page again after a second yes, and the open page once', async ({
    page,
    visit,
  }) => {
    await visit('/?utm_source=letter&email=a@b.example')
    await yes(page).click()
    for (const answer of [no, yes]) {
      await change(page).click()
      await answer(page).click()
    }
    await page.getByRole('banner').getByRole('link', { name: words.about }).click()
    const views = async () =>
      (await events(page, 'page_view')).map(({ page_location }) => page_location)
    const { google } = addresses.sites
    await expect.poll(views).toEqual([`${google}/?utm_source=letter`, `${google}/about`])
    const consents = (await told(page)).filter(([kind]) => kind === 'consent')
    expect(consents.at(-1)).toEqual(['consent', 'update', { analytics_storage: 'granted' }])
  })
})

test.describe('Beside Plausible, Google Analytics', () => {
  test.use({ variant: 'both-analytics' })

  test('hears nothing without a yes', async ({ page, visit }) => {
    const others = strangers(page, addresses.sites['both-analytics'], addresses.collector)
    await visit('/')
    await expect(yes(page)).toBeVisible()
    await walkThroughPages(page)
    await no(page).click()
    await walkThroughPages(page)
    expect(others).toEqual([])
    expect(await told(page)).toEqual([])
  })
})

const broken = 'window.dataLayer.push = () => { throw new Error("broken") }'
const adapters = /static\/js\/(google|web-vitals)\./
const tag = 'https://www.googletagmanager.com/**'

for (const [how, arrange] of [
  ['blocked', (page: Page) => page.route(tag, (route) => route.abort())],
  ['slow', (page: Page) => page.route(tag, () => undefined)],
  ['broken', (page: Page) => serveTag(page, broken)],
  // Lists for ad blockers name files, too: ours is called after what it brings.
  [
    'kept away with our own part of it',
    (page: Page) => page.route(adapters, (route) => route.abort()),
  ],
] as const) {
  test.describe(`Google Analytics that is ${how}`, () => {
    test.use({ variant: 'google' })

    test('affects nothing', { tag: how === 'blocked' ? [] : '@all' }, async ({
      page,
      visit,
      expectInConsole,
    }) => {
      expectInConsole(/ERR_FAILED/)
      await arrange(page)
      await visit('/')
      await yes(page).click()
      await walkThroughPages(page)
      await expect(page).toHaveTitle(words.titles.home)
      await scrollToEnd(page)
      await fill(page, visitor())
      await sendButton(page).click()
      await expect(success(page)).toHaveText(sent)
      await change(page).click()
      await no(page).click()
      await expect(consentBar(page)).toHaveCount(0)
    })
  })
}
