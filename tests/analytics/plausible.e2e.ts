import { clickThroughPages, consentBar, thirdPartyRequests } from '../support/analytics.ts'
import { headerLink } from '../support/browsing.ts'
import { aboutPage, servicesPage } from '../support/pages.ts'
import { addresses, expect, test } from '../support/test.ts'
import { plausibleDomain, plausibleEndpoint } from '../support/variants.ts'
import { words } from '../support/words.ts'

/** Plausible ignores visits to localhost, so the test uses a subdomain. */
const site = addresses.sites?.plausible?.replace('localhost', 'www.localhost')

test.use({ variant: 'plausible' })

test('Plausible gets a view of each page, and Web Vitals, without consent, cookies or a third party', {
  tag: '@all',
}, async ({ page, visit, context }) => {
  // Plausible also ignores automated browsers unless this is set.
  await page.addInitScript(() => Object.assign(window, { __plausible: true }))
  const thirdParty = thirdPartyRequests(page, site, new URL(plausibleEndpoint).origin)
  const events: { n: string; d: string; u: string; p?: Record<string, string> }[] = []
  await page.route(plausibleEndpoint, async (route) => {
    events.push(route.request().postDataJSON())
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/plain' }
    await route.fulfill({ status: 202, headers, body: 'ok' })
  })
  const named = (name: string) => events.filter(({ n }) => n === name)

  await visit(`${site}/`)
  await clickThroughPages(page)
  await page.goBack()
  await expect(page).toHaveTitle(words.titles.services)
  await page.getByRole('tab').last().click()
  await page.getByRole('contentinfo').getByRole('link', { name: words.contact }).click()
  await headerLink(page, words.about).click()
  const home = [plausibleDomain, '/', words.titles.home]
  const about = [plausibleDomain, aboutPage.path, words.titles.about]
  const services = [plausibleDomain, servicesPage.path, words.titles.services]
  const views = () => named('pageview').map(({ d, u, p }) => [d, new URL(u).pathname, p?.title])
  await expect.poll(views).toEqual([home, about, services, home, services, about])
  const measured = () => named('web_vital').map(({ p }) => p?.metric)
  await expect.poll(measured).toEqual(expect.arrayContaining(['FCP', 'TTFB']))
  await expect(consentBar(page)).toHaveCount(0)
  expect(thirdParty).toEqual([])
  expect(await context.cookies()).toEqual([])
})
