import { contactCopy, copy, plainText, shellCopy, visibleText } from '../support/copy.ts'
import { everyPage } from '../support/pages.ts'
import { expect, type Page, type Route, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read whole', async ({ page }) => {
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

const afterTheEntry = /static\/js\/(?!entry-client)/
const abort = (route: Route) => route.abort()
const keepWaiting = () => undefined
const throwAtOnce = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken script")' })

const loaded = (page: Page) => page.waitForLoadState()
const told = (page: Page) => expect(page.getByRole('button', { name: words.retry })).toBeVisible()
// A script that never comes keeps the load event back for ever.
const shown = (page: Page) => expect(page.getByRole('contentinfo')).toBeVisible()

for (const [how, pattern, answer, ready] of [
  ['blocked', /\.js$/, abort, loaded],
  ['blocked half-way', afterTheEntry, abort, told],
  ['still loading', /\.js$/, keepWaiting, shown],
  ['that throw', /\.js$/, throwAtOnce, loaded],
  ['that throw half-way', afterTheEntry, throwAtOnce, told],
] as const) {
  test.describe(`With scripts ${how}`, () => {
    test('every page can be read whole', async ({ page, expectInConsole }) => {
      expectInConsole(/ERR_FAILED|dynamically imported module|broken script/)
      await page.route(pattern, answer)
      for (const { path } of everyPage) {
        await page.goto(path, { waitUntil: 'commit' })
        await ready(page)
        const read = await visibleText(page)
        expect(
          copy[path]!.filter((text) => !read.includes(plainText(text))),
          path,
        ).toEqual([])
      }
    })
  })
}
