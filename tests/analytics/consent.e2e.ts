import {
  acceptButton,
  changeButton,
  clickThroughPages,
  consentBar,
  dataLayer,
  declineButton,
  events,
  scrollToEnd,
  stubGoogleTag,
  thirdPartyRequests,
} from '../support/analytics.ts'
import { scrollThrough } from '../support/browsing.ts'
import { fill, sendButton, sent, success, visitor } from '../support/contact.ts'
import { addresses, expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test.describe('Without a measurement id', () => {
  test('no third party is contacted and no cookie is set', async ({ page, visit, context }) => {
    const thirdParty = thirdPartyRequests(page, addresses.sites.plain)
    await visit('/')
    await scrollThrough(page)
    await clickThroughPages(page)
    await scrollToEnd(page)
    await expect(consentBar(page)).toHaveCount(0)
    expect(thirdParty).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
})

test.describe('Consent to Google Analytics', () => {
  test.use({ variant: 'google' })

  test.beforeEach(({ page }) => stubGoogleTag(page))

  test('is required: nothing is sent before an answer or after a no', async ({
    page,
    visit,
    context,
  }) => {
    const thirdParty = thirdPartyRequests(page, addresses.sites.google)
    await visit('/')
    await expect(acceptButton(page)).toBeVisible()
    await clickThroughPages(page)
    await scrollToEnd(page)
    await declineButton(page).click()
    await expect(consentBar(page)).toHaveCount(0)
    await clickThroughPages(page)
    await scrollToEnd(page)
    await page.reload()
    await expect(changeButton(page)).toBeVisible()
    await expect(consentBar(page), 'the choice is remembered').toHaveCount(0)
    expect(thirdParty).toEqual([])
    expect(await dataLayer(page)).toEqual([])
    expect(await context.cookies()).toEqual([])
  })

  test('is never asked for under Global Privacy Control, and nothing is sent', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
      localStorage.setItem('analytics-consent', 'granted')
    })
    const thirdParty = thirdPartyRequests(page, addresses.sites.google)
    await visit('/')
    await clickThroughPages(page)
    await scrollToEnd(page)
    await expect(consentBar(page)).toHaveCount(0)
    expect(thirdParty).toEqual([])
    expect(await dataLayer(page)).toEqual([])
  })

  test('is remembered until withdrawn with the button in the footer', async ({ page, visit }) => {
    await visit('/')
    await acceptButton(page).click()
    await visit('/about')
    await expect(consentBar(page)).toHaveCount(0)
    await expect.poll(async () => (await events(page, 'page_view')).length).toBe(1)

    await changeButton(page).press('Enter')
    await expect(consentBar(page).locator(':focus'), 'the consent bar has focus').toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(declineButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(changeButton(page), 'focus returns').toBeFocused()
    await expect(changeButton(page)).toBeInViewport()
    const before = (await events(page, 'page_view')).length
    await clickThroughPages(page)
    await scrollToEnd(page)
    expect(await events(page, 'page_view')).toHaveLength(before)
    await page.reload()
    await expect(changeButton(page)).toBeVisible()
    expect(await dataLayer(page)).toEqual([])
  })

  test('can be given again: the open page is counted once, and the next one too', {
    tag: '@all',
  }, async ({ page, visit }) => {
    await visit('/?utm_source=letter&email=a@b.example')
    await acceptButton(page).click()
    for (const button of [declineButton, acceptButton]) {
      await changeButton(page).click()
      await button(page).click()
    }
    await page.getByRole('banner').getByRole('link', { name: words.about }).click()
    const views = async () =>
      (await events(page, 'page_view')).map(({ page_location }) => page_location)
    const { google } = addresses.sites
    await expect.poll(views).toEqual([`${google}/?utm_source=letter`, `${google}/about`])
    const consents = (await dataLayer(page)).filter(([kind]) => kind === 'consent')
    expect(consents.at(-1)).toEqual(['consent', 'update', { analytics_storage: 'granted' }])
  })
})

test.describe('Google Analytics alongside Plausible', { tag: '@all' }, () => {
  test.use({ variant: 'both-analytics' })

  test('receives nothing without consent', async ({ page, visit }) => {
    const thirdParty = thirdPartyRequests(
      page,
      addresses.sites['both-analytics'],
      addresses.collector,
    )
    await visit('/')
    await expect(acceptButton(page)).toBeVisible()
    await clickThroughPages(page)
    await declineButton(page).click()
    await clickThroughPages(page)
    expect(thirdParty).toEqual([])
    expect(await dataLayer(page)).toEqual([])
  })
})

const broken = 'window.dataLayer.push = () => { throw new Error("broken") }'
const adapters = /static\/js\/(google|web-vitals)\./
const tag = 'https://www.googletagmanager.com/**'

for (const [how, arrange] of [
  ['blocked', (page: Page) => page.route(tag, (route) => route.abort())],
  ['slow', (page: Page) => page.route(tag, () => undefined)],
  ['broken', (page: Page) => stubGoogleTag(page, broken)],
  // Some ad blockers also match file names, such as `google.*.js`.
  [
    'blocked together with our adapter',
    (page: Page) => page.route(adapters, (route) => route.abort()),
  ],
] as const) {
  test.describe(`When Google Analytics is ${how}`, () => {
    test.use({ variant: 'google' })

    test('the site works as usual', { tag: '@all' }, async ({ page, visit, expectInConsole }) => {
      expectInConsole(/ERR_FAILED/)
      await arrange(page)
      await visit('/')
      await acceptButton(page).click()
      await clickThroughPages(page)
      await expect(page).toHaveTitle(words.titles.home)
      await scrollToEnd(page)
      await fill(page, visitor())
      await sendButton(page).click()
      await expect(success(page)).toHaveText(sent)
      await changeButton(page).click()
      await declineButton(page).click()
      await expect(consentBar(page)).toHaveCount(0)
    })
  })
}
