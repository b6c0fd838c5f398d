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
import { fill, sendButton, sent, success, visitor } from '../support/contact.ts'
import { addresses, expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test('Without a measurement id, nothing is measured', async ({ page, visit, context }) => {
  const thirdParty = thirdPartyRequests(page, addresses.sites.plain)
  const measured: string[] = []
  page.on('request', (request) => {
    if (/js\/(google|plausible|web-vitals)\./.test(request.url())) measured.push(request.url())
  })
  await visit('/')
  await clickThroughPages(page)
  await scrollToEnd(page)
  await expect(consentBar(page)).toHaveCount(0)
  expect([thirdParty, measured, await context.cookies()]).toEqual([[], [], []])
})

test.describe('Google Analytics', () => {
  test.use({ variant: 'google' })

  test.beforeEach(async ({ page, visit }) => {
    await stubGoogleTag(page)
    await visit('/')
  })

  test('receives nothing before an answer or after a no', async ({ page, context }) => {
    const thirdParty = thirdPartyRequests(page, addresses.sites.google)
    await clickThroughPages(page)
    await declineButton(page).click()
    await expect(consentBar(page)).toHaveCount(0)
    await clickThroughPages(page)
    await scrollToEnd(page)
    await page.reload()
    await expect(changeButton(page)).toBeVisible()
    await expect(consentBar(page), 'the choice is remembered').toHaveCount(0)
    expect([thirdParty, await dataLayer(page), await context.cookies()]).toEqual([[], [], []])
  })

  test('has consent until it is withdrawn in the footer', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await acceptButton(page).click()
    await visit('/about')
    await expect(consentBar(page)).toHaveCount(0)
    const views = async () => (await events(page, 'page_view')).length
    await expect.poll(views).toBe(1)
    await changeButton(page).press('Enter')
    await expect(consentBar(page).locator(':focus'), 'the consent bar has focus').toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(declineButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(changeButton(page), 'focus returns').toBeFocused()
    await expect(changeButton(page)).toBeInViewport()
    await clickThroughPages(page)
    expect(await views()).toBe(1)
  })

  test('receives a page view for each page, but none for tabs or hash changes', {
    tag: '@all',
  }, async ({ page }) => {
    await acceptButton(page).click()
    const views = async () =>
      (await events(page, 'page_view')).map(({ page_title, page_path }) => [page_title, page_path])
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name })
    await link(words.services).click()
    await page.getByRole('tab').last().click()
    await page.getByRole('contentinfo').getByRole('link', { name: words.contact }).click()
    await link(words.about).click()
    const services = [words.titles.services, '/services']
    const expected = [[words.titles.home, '/'], services, [words.titles.about, '/about']]
    await expect.poll(views).toEqual(expected)
    await page.goBack()
    await expect.poll(views).toEqual([...expected, services])
  })

  test('receives the outcome of a message, and no personal data', { tag: '@all' }, async ({
    page,
    context,
    expectInConsole,
  }) => {
    expectInConsole(/contact form: send failed|Failed to load resource/)
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
