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
import { addresses, expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test('Without a measurement id, no third party is contacted, nothing is measured and no cookie is set', async ({
  page,
  visit,
  context,
}) => {
  const thirdParty = thirdPartyRequests(page, addresses.sites.plain)
  const measured: string[] = []
  page.on('request', (request) => {
    if (/static\/js\/(google|plausible|web-vitals)\./.test(request.url()))
      measured.push(request.url())
  })
  await visit('/')
  await scrollThrough(page)
  await clickThroughPages(page)
  await scrollToEnd(page)
  await expect(consentBar(page)).toHaveCount(0)
  expect(thirdParty).toEqual([])
  expect(measured).toEqual([])
  expect(await context.cookies()).toEqual([])
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
})

test.describe('With consent, Google Analytics receives', () => {
  test.use({ variant: 'google' })

  test.beforeEach(({ page }) => stubGoogleTag(page))

  test('a page view for the open page and each that follows, but none for tabs or hash changes', async ({
    page,
    visit,
  }) => {
    await visit('/')
    await acceptButton(page).click()
    await clickThroughPages(page)
    await page.getByRole('banner').getByRole('link', { name: words.services }).click()
    await page.getByRole('tab').last().click()
    await page.getByRole('contentinfo').getByRole('link', { name: words.contact }).click()
    await page.getByRole('banner').getByRole('link', { name: words.about }).click()
    const { home, services, about } = words.titles
    const expected = [home, about, services, home, services, about]
    const titles = async () => (await events(page, 'page_view')).map(({ page_title }) => page_title)
    await expect.poll(titles).toEqual(expected)
    await page.goBack()
    await expect.poll(titles).toEqual([...expected, services])
    const paths = (await events(page, 'page_view')).map(({ page_path }) => page_path)
    const of = { [home]: '/', [services]: '/services', [about]: '/about' }
    expect(paths).toEqual([...expected, services].map((title) => of[title]))
  })

  test('each scroll depth once per page, in ascending order, at most every 2 s', async ({
    page,
    visit,
  }) => {
    await page.clock.install()
    await visit('/')
    await acceptButton(page).click()
    await page.clock.pauseAt(Date.now() + 60_000)
    const depths = async () =>
      (await events(page, 'scroll_depth')).map(({ percent_scrolled }) => percent_scrolled)
    const scrollToShare = (share: number) =>
      page.evaluate(async (part) => {
        const { scrollHeight, clientHeight } = document.documentElement
        const scrolled = new Promise((resolve) =>
          document.addEventListener('scroll', resolve, { once: true }),
        )
        window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' })
        await scrolled
      }, share)
    await scrollToShare(0.3)
    await expect.poll(depths).toEqual([25])
    await scrollToShare(0.1)
    await scrollToShare(0.8)
    await page.clock.runFor(1999)
    expect(await depths(), 'within 2 s').toEqual([25])
    await page.clock.runFor(1)
    await expect.poll(depths).toEqual([25, 50, 75])
    for (const share of [1, 0, 1]) {
      await scrollToShare(share)
      await page.clock.runFor(2000)
    }
    await expect.poll(depths).toEqual([25, 50, 75, 90, 100])

    await page.getByRole('banner').getByRole('link', { name: words.about }).click()
    await expect(page).toHaveTitle(words.titles.about)
    await page.clock.runFor(2000)
    await scrollToEnd(page)
    await page.clock.runFor(2000)
    await expect.poll(async () => (await depths()).slice(5)).toEqual([25, 50, 75, 90, 100])
    const paths = (await events(page, 'scroll_depth')).map(({ page_path }) => page_path)
    expect(paths.slice(5)).toEqual(Array(5).fill('/about'))
  })

  test('the outcome of a message, and no personal data', async ({
    page,
    visit,
    context,
    expectInConsole,
  }) => {
    expectInConsole(/contact form: send failed|Failed to load resource/)
    await visit('/')
    await acceptButton(page).click()
    const outcomes = async () => (await events(page, 'contact_send')).map(({ outcome }) => outcome)
    const typed = visitor()
    await fill(page, typed)
    await context.setOffline(true)
    await sendButton(page).click()
    await expect.poll(outcomes).toEqual(['failed'])
    await context.setOffline(false)
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    await expect.poll(outcomes).toEqual(['failed', 'sent'])
    const everything = JSON.stringify(await dataLayer(page))
    for (const text of Object.values(typed)) expect(everything).not.toContain(text)
  })
})
