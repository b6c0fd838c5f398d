import {
  abort,
  documentLoads,
  headerLink,
  hold,
  retryButton,
  scrollTo,
  serveHtml,
} from '../support/browsing.ts'
import { aboutPage, homePage } from '../support/pages.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'

const scriptNamed = (chunk: string) => new RegExp(`static/js/${chunk}\\.`)

/** Presses the button of the notice, and expects the page to work then. */
async function retry(page: Page) {
  await retryButton(page).click()
  await interactive(page)
  await expect(retryButton(page)).toBeHidden()
}

test.describe('When a script fails to load', () => {
  test.beforeEach(({ expectInConsole }) =>
    // Firefox logs only the type of an error.
    expectInConsole(
      /ERR_FAILED|dynamically imported module|module script|TypeError: Failed to fetch|^error: Error$/,
    ),
  )

  test('after a navigation, the document is loaded once, then the page stays readable, with a button', {
    tag: ['@all', '@firefox'],
  }, async ({ page, visit }) => {
    await visit(aboutPage.path)
    const loads = documentLoads(page)
    let broken = true
    await page.route(scriptNamed('react'), (route) => (broken ? route.abort() : route.continue()))
    await headerLink(page, homePage.link).click()
    await expect(retryButton(page)).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveTitle(homePage.title)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#decision .without-script').first()).toBeVisible()
    broken = false
    await retry(page)
    expect(loads, 'no loop of reloads').toEqual([homePage.path, homePage.path])
  })

  for (const [chunk, answer] of [
    ['main', abort],
    ['react', serveHtml],
  ] as const)
    test(`on a first load, the page is as without scripting, with a button: ${chunk}`, async ({
      page,
    }) => {
      const loads = documentLoads(page)
      let broken = true
      await page.route(scriptNamed(chunk), (route) => (broken ? answer(route) : route.continue()))
      await page.goto(homePage.path)
      await scrollTo(page, 1500)
      await expect(retryButton(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#decision .without-script').first()).toBeVisible()
      await expect(page.locator('#decision').getByRole('button')).toHaveCount(0)
      broken = false
      await retry(page)
      expect(loads, 'no loop of reloads').toEqual([homePage.path, homePage.path])
    })

  for (const chunk of ['main', 'react'])
    test(`or does not arrive in two minutes, the button is shown until it does: ${chunk}`, {
      tag: '@all',
    }, async ({ page, expectInConsole }) => {
      expectInConsole(/timed out after|\/static\/js\/main/)
      await page.clock.install()
      const requested = page.waitForRequest(scriptNamed(chunk))
      const release = await hold(page, scriptNamed(chunk))
      await page.goto(homePage.path)
      await requested
      await page.clock.fastForward(121_000)
      await expect(retryButton(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      release()
      await interactive(page)
      await expect(retryButton(page)).toBeHidden()
    })
})
