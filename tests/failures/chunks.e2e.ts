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

const scriptNamed = (chunk: string) => `**/static/js/${chunk}.*`

/** Expects the notice, on a page that can be read. */
async function expectNotice(page: Page) {
  await expect(retryButton(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Expects the page as without scripting, and its button to load it once more, where the chunk arrives. */
async function expectRetry(page: Page, chunk: string, loads: string[]) {
  await expectNotice(page)
  await expect(page.locator('#decision .without-script').first()).toBeVisible()
  await expect(page.locator('#decision').getByRole('button')).toHaveCount(0)
  await page.unroute(scriptNamed(chunk))
  await retryButton(page).click()
  await interactive(page)
  await expect(retryButton(page)).toBeHidden()
  expect(loads, 'no loop of reloads').toEqual([homePage.path, homePage.path])
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
    await page.route(scriptNamed('react'), abort)
    await headerLink(page, homePage.link).click()
    await expect(page).toHaveTitle(homePage.title)
    await expectRetry(page, 'react', loads)
  })

  for (const [chunk, answer] of [
    ['main', abort],
    ['react', serveHtml],
  ] as const)
    test(`on a first load, the page is as without scripting, with a button: ${chunk}`, async ({
      page,
    }) => {
      const loads = documentLoads(page)
      await page.route(scriptNamed(chunk), answer)
      await page.goto(homePage.path)
      await scrollTo(page, 1500)
      await expectRetry(page, chunk, loads)
    })

  test('or the style sheet, it is requested again, also with the next page, and with the button', async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(/woff2 was preloaded/)
    const loads = documentLoads(page)
    const isStyled = () =>
      page.locator('#retry').evaluate((it) => getComputedStyle(it).position === 'fixed')
    await page.route('**/*.css', abort, { times: 1 })
    await page.goto(homePage.path)
    await expect.poll(isStyled).toBe(true)
    await page.route('**/*.css', abort, { times: 4 })
    await page.reload()
    await expectNotice(page)
    await headerLink(page, aboutPage.link).click()
    await expect(page).toHaveTitle(aboutPage.title)
    await expectNotice(page)
    expect(await isStyled()).toBe(false)
    await retryButton(page).click()
    await expect.poll(isStyled).toBe(true)
    await expect(retryButton(page)).toBeHidden()
    expect(loads).toEqual([homePage, homePage, aboutPage, aboutPage].map(({ path }) => path))
  })

  for (const chunk of ['main', 'react'])
    test(`or does not arrive in two minutes, the button is shown until it does: ${chunk}`, {
      tag: '@all',
    }, async ({ page, expectInConsole }) => {
      expectInConsole(/timed out|\/static\/js\/main/)
      await page.clock.install()
      const requested = page.waitForRequest(scriptNamed(chunk))
      const release = await hold(page, scriptNamed(chunk))
      await page.goto(homePage.path)
      await requested
      await page.clock.fastForward(121_000)
      await expectNotice(page)
      release()
      await interactive(page)
      await expect(retryButton(page)).toBeHidden()
    })
})

test('Leaving while a script loads is no failure', { tag: '@firefox' }, async ({ page, visit }) => {
  // Firefox gives the script up: loading the page again would end the navigation.
  for (const pause of [0, 10, 20]) {
    await visit(homePage.path)
    await page.evaluate(
      ([path, pause]) => {
        document.getElementById('your-line-bring')!.click()
        setTimeout(() => location.assign(path), pause)
      },
      [aboutPage.path, pause] as const,
    )
    await page.waitForURL(aboutPage.path)
  }
})
