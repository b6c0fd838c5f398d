import { entries } from '../support/content.ts'
import { everyPage, homePage, servicesPage } from '../support/pages.ts'
import { expect, type Page, type Route, test } from '../support/test.ts'
import { expectNone } from '../sweep/checks.ts'

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows every text of its document', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    for (const { path } of everyPage) {
      await page.goto(path)
      await expectNone(page, path, 'text that is not shown', 'transparent text', 'overflow')
    }
  })
})

const neverRespond = () => undefined
const throwError = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken script")' })

const loaded = (page: Page) => page.waitForLoadState()
// A pending script delays the load event forever.
const footerShown = (page: Page) => expect(page.getByRole('contentinfo')).toBeVisible()

for (const [how, pattern, respond, ready] of [
  ['still loading', /\.js$/, neverRespond, footerShown],
  ['that throw', /\.js$/, throwError, loaded],
] as const)
  test(`With scripts ${how}, every text is shown`, async ({ page, expectInConsole }) => {
    expectInConsole(/broken script/)
    await page.route(pattern, respond)
    for (const { path } of [homePage, servicesPage, ...entries.cases.slice(0, 1)]) {
      await page.goto(path, { waitUntil: 'commit' })
      await ready(page)
      await expectNone(page, path, 'text that is not shown', 'transparent text')
    }
  })
