import { entries, home } from '../support/content.ts'
import { contactCopy, copy, plainText, shellCopy, visibleText } from '../support/copy.ts'
import { everyPage, homePage } from '../support/pages.ts'
import { expect, type Page, type Route, test } from '../support/test.ts'
import { words } from '../support/words.ts'
import { expectNone } from '../sweep/checks.ts'

async function missing(page: Page, texts: string[]) {
  const read = await visibleText(page)
  return texts.filter((text) => !read.includes(plainText(text)))
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its complete copy, and nothing overflows or is transparent', async ({
    page,
  }) => {
    for (const { path } of everyPage) {
      await page.goto(path)
      const texts = [...copy[path]!, ...contactCopy, ...shellCopy]
      expect.soft(await missing(page, texts), path).toEqual([])
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNone(
          page,
          `${path} at ${width} px`,
          'overflow',
          'clipped text',
          'transparent text',
        )
      }
    }
  })
})

const allButEntry = /static\/js\/(?!entry-client)/
const abort = (route: Route) => route.abort()
const neverRespond = () => undefined
const throwError = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken script")' })

const loaded = (page: Page) => page.waitForLoadState()
const retryShown = (page: Page) =>
  expect(page.getByRole('button', { name: words.retry })).toBeVisible()
// A pending script delays the load event forever.
const footerShown = (page: Page) => expect(page.getByRole('contentinfo')).toBeVisible()

for (const [how, pattern, respond, ready] of [
  ['blocked', /\.js$/, abort, loaded],
  ['blocked after the first', allButEntry, abort, retryShown],
  ['still loading', /\.js$/, neverRespond, footerShown],
  ['that throw', /\.js$/, throwError, loaded],
] as const)
  test(`With scripts ${how}, a page shows its complete copy`, async ({ page, expectInConsole }) => {
    expectInConsole(/ERR_FAILED|dynamically imported module|broken script/)
    await page.route(pattern, respond)
    // Shown when their card is selected, for which no script is needed (features.e2e.ts).
    const shownOnSelection = home.features.cards.map(({ more }) => more)
    for (const { path } of [homePage, ...entries.cases.slice(0, 1)]) {
      await page.goto(path, { waitUntil: 'commit' })
      await ready(page)
      await expectNone(page, path, 'transparent text')
      const shown = copy[path]!.filter((text) => !shownOnSelection.includes(text))
      expect(await missing(page, shown), path).toEqual([])
    }
  })
