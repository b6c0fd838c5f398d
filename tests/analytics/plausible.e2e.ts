import { clickThroughPages, consentBar, thirdPartyRequests } from '../support/analytics.ts'
import { headerLink } from '../support/browsing.ts'
import { site } from '../support/content.ts'
import { aboutPage, homePage, servicesPage } from '../support/pages.ts'
import { addresses, expect, test } from '../support/test.ts'
import { plausibleDomain, plausibleEndpoint } from '../support/variants.ts'

/** Plausible ignores visits to localhost, so the test uses a subdomain. */
const origin = addresses.sites?.plausible?.replace('localhost', 'www.localhost')

test.use({ variant: 'plausible' })

test('Plausible gets a view of each page, and Web Vitals, without consent, cookies or a third party', {
  tag: '@all',
}, async ({ page, visit, context }) => {
  // Plausible also ignores automated browsers unless this is set.
  await page.addInitScript(() => Object.assign(window, { __plausible: true }))
  const thirdParty = thirdPartyRequests(page, origin, new URL(plausibleEndpoint).origin)
  const events: { n: string; d: string; u: string; p?: Record<string, string> }[] = []
  await page.route(plausibleEndpoint, async (route) => {
    events.push(route.request().postDataJSON())
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/plain' }
    await route.fulfill({ status: 202, headers, body: 'ok' })
  })
  const named = (name: string) => events.filter(({ n }) => n === name)

  await visit(`${origin}/`)
  await clickThroughPages(page)
  await page.goBack()
  await expect(page).toHaveTitle(servicesPage.title)
  await page.getByRole('tab').last().click()
  await page.getByRole('contentinfo').getByRole('link', { name: site.contactLink.text }).click()
  await headerLink(page, aboutPage.link).click()
  const home = [plausibleDomain, '/', homePage.title]
  const about = [plausibleDomain, aboutPage.path, aboutPage.title]
  const services = [plausibleDomain, servicesPage.path, servicesPage.title]
  const views = () => named('pageview').map(({ d, u, p }) => [d, new URL(u).pathname, p?.title])
  await expect.poll(views).toEqual([home, about, services, home, services, about])
  const measured = () => named('web_vital').map(({ p }) => p?.metric)
  await expect.poll(measured).toEqual(expect.arrayContaining(['FCP', 'TTFB']))
  await expect(consentBar(page)).toHaveCount(0)
  expect(thirdParty).toEqual([])
  expect(await context.cookies()).toEqual([])
})
