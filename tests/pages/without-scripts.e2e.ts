import { home } from '../support/content.ts'
import { contactCopy, copy, plainText, shellCopy, visibleText } from '../support/copy.ts'
import { everyPage, pageGroups } from '../support/pages.ts'
import { expect, type Page, type Route, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its complete copy', async ({ page }) => {
    for (const { path } of everyPage) {
      await page.goto(path)
      const read = await visibleText(page)
      const missing = [...copy[path]!, ...contactCopy, ...shellCopy].filter(
        (text) => !read.includes(plainText(text)),
      )
      expect(missing, path).toEqual([])
    }
  })
})

/** Shown when their card is selected, for which no script is needed (features.e2e.ts). */
const shownOnSelection = home.features.cards.map(({ more }) => more)

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
  ['that throw after the first', allButEntry, throwError, retryShown],
] as const) {
  test.describe(`With scripts ${how}`, {
    tag: how.endsWith('after the first') ? '@all' : [],
  }, () => {
    for (const { which, group, tag } of pageGroups)
      test(`${which} shows its complete copy`, { tag }, async ({ page, expectInConsole }) => {
        expectInConsole(/ERR_FAILED|dynamically imported module|broken script/)
        await page.route(pattern, respond)
        for (const { path } of group) {
          await page.goto(path, { waitUntil: 'commit' })
          await ready(page)
          const read = await visibleText(page)
          expect(
            copy[path]!.filter(
              (text) => !read.includes(plainText(text)) && !shownOnSelection.includes(text),
            ),
            path,
          ).toEqual([])
        }
      })
  })
}
