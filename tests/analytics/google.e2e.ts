import { consentBar, openFromHeader, scrollThrough } from '../support/browsing.ts'
import { site } from '../support/content.ts'
import { aboutPage, homePage, servicesPage } from '../support/pages.ts'
import { addresses, expect, type Page, test } from '../support/test.ts'

/** Collects the URLs of requests to any other origin. */
function thirdPartyRequests(page: Page, own: string) {
  const urls: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== own) urls.push(request.url())
  })
  return urls
}

/** Waits for each page to open: one that is left earlier does not count as viewed. */
async function clickThroughPages(page: Page) {
  for (const each of [aboutPage, servicesPage, homePage]) await openFromHeader(page, each)
}

/** Replaces Google’s tag by one that sets cookies as Google’s does. */
const stubGoogleTag = (page: Page) =>
  page.route('https://www.googletagmanager.com/gtag/js*', (route) => {
    const body = 'document.cookie = "_ga=GA1.1.1.1"; document.cookie = "_ga_TEST123=1"'
    return route.fulfill({ contentType: 'text/javascript', body })
  })

const button = (page: Page, name: string) => consentBar(page).getByRole('button', { name })
const changeButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: site.consent.change })

test('Without a measurement id, nothing is measured', async ({ page, visit, context }) => {
  const thirdParty = thirdPartyRequests(page, addresses.sites.plain)
  await visit('/')
  await clickThroughPages(page)
  await scrollThrough(page)
  await expect(consentBar(page)).toHaveCount(0)
  expect([thirdParty, await context.cookies()]).toEqual([[], []])
})

test.describe('Google Analytics', () => {
  test.use({ variant: 'google' })

  // What it gets, and when, is in src/lib/analytics/analytics.test.ts.
  test('asks once, loads after a yes, and leaves no cookie after a no', { tag: '@all' }, async ({
    page,
    visit,
    context,
  }) => {
    await stubGoogleTag(page)
    await visit('/')
    await expect(page.locator('body'), 'the question takes no focus').toBeFocused()
    const thirdParty = thirdPartyRequests(page, addresses.sites.google)
    await clickThroughPages(page)
    expect(thirdParty).toEqual([])
    await button(page, site.consent.yes).click()
    await expect(consentBar(page)).toHaveCount(0)
    await expect(page.getByRole('main'), 'focus moves to the page').toBeFocused()
    await expect.poll(async () => (await context.cookies()).length).toBe(2)
    await changeButton(page).press('Enter')
    await expect(consentBar(page).locator(':focus'), 'the consent bar has focus').toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(button(page, site.consent.no)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(changeButton(page), 'focus returns').toBeFocused()
    await expect(changeButton(page)).toBeInViewport()
    await expect.poll(() => context.cookies()).toEqual([])
    await page.reload()
    await expect(changeButton(page)).toBeVisible()
    await expect(consentBar(page), 'the answer is remembered').toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['analytics-consent'])
  })
})
