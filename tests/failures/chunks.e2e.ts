import {
  clickInPlace,
  documentLoads,
  enableSaveData,
  expectScrolledTo,
  scrollTo,
} from '../support/browsing.ts'
import { delayScripts } from '../support/delay-scripts.ts'
import { aboutPage, homePage, servicesPage } from '../support/pages.ts'
import { expect, interactive, type Page, type Route, test } from '../support/test.ts'
import { words } from '../support/words.ts'
import { result } from '../support/your-line.ts'

const fileOf = (chunk: string) => new RegExp(`static/js/${chunk}\\.`)
const abort = (route: Route) => route.abort()
/** What some hosts send in place of a file that does not exist. */
const serveHtml = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Site</title>' })
const retryButton = (page: Page) => page.getByRole('button', { name: words.retry })
const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

/** Answers the requests that scripts make for a page. Its document loads as usual. */
const answerScripts = (page: Page, path: string, answer: (route: Route) => unknown) =>
  page.route(
    (url) => url.pathname === path,
    (route, request) => (request.isNavigationRequest() ? route.continue() : answer(route)),
  )

test('The pages in the header are prefetched when the browser is idle, so that links then work offline', async ({
  page,
  visit,
  context,
  expectInConsole,
}) => {
  expectInConsole(/ERR_INTERNET_DISCONNECTED/)
  const fetched = new Set<string>()
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'xhr') fetched.add(new URL(request.url()).pathname)
  })
  await visit(homePage.path)
  await expect.poll(() => [...fetched]).toContain(servicesPage.path)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  for (const { link: name, title } of [aboutPage, servicesPage]) {
    await link(page, name).click()
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test.describe('When the document of a page fails to load', () => {
  test.beforeEach(async ({ page, expectInConsole }) => {
    await enableSaveData(page)
    expectInConsole(/ERR_FAILED|status of 404/)
  })

  for (const [problem, answer] of [
    ['fails', abort],
    ['is missing', (route: Route) => route.fulfill({ status: 404, body: '' })],
    ['is not of this site', serveHtml],
    [
      'is of another build',
      async (route: Route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll('/static/css/', '/static/other/')
        await route.fulfill({ response, body })
      },
    ],
  ] as const)
    test(`or ${problem}, the browser loads it, once, at its top`, {
      tag: problem === 'fails' ? '@firefox' : '@all',
    }, async ({ page, visit }) => {
      await visit(homePage.path)
      await scrollTo(page, 1500)
      const loads = documentLoads(page)
      await answerScripts(page, aboutPage.path, answer)
      await clickInPlace(page, link(page, words.about))
      await expect(page).toHaveTitle(words.titles.about)
      await interactive(page)
      expect(loads).toEqual([aboutPage.path])
      await expectScrolledTo(page, 0)
      await expect(retryButton(page)).toBeHidden()
    })

  test('after the visitor has gone elsewhere, nothing happens', async ({ page, visit }) => {
    await visit(servicesPage.path)
    await link(page, words.home).click()
    await expect(page).toHaveTitle(words.titles.home)
    const loads = documentLoads(page)
    const failure = Promise.withResolvers<void>()
    await answerScripts(page, aboutPage.path, async (route) => {
      await failure.promise
      await route.abort()
    })
    await clickInPlace(page, link(page, words.about))
    await expect(page, 'the address is that of the page that is shown').toHaveURL(homePage.path)
    await page.goBack()
    await expect(page).toHaveTitle(words.titles.services)
    await page.getByRole('textbox', { name: words.form.message }).fill('half a message')
    failure.resolve()
    await page.waitForTimeout(500)
    expect(loads).toEqual([])
    await expect(page).toHaveTitle(words.titles.services)
  })

  test('or takes longer than two minutes, the browser loads it', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await page.clock.install()
    await visit(homePage.path)
    const loads = documentLoads(page)
    await answerScripts(page, aboutPage.path, () => undefined)
    await link(page, words.about).click()
    await page.clock.fastForward(119_000)
    expect(loads).toEqual([])
    await page.clock.fastForward(2_000)
    await expect(page).toHaveTitle(words.titles.about)
    expect(loads).toEqual([aboutPage.path])
  })
})

test.describe('When a script fails to load', () => {
  test.beforeEach(({ expectInConsole }) =>
    // Firefox logs only the type of an error.
    expectInConsole(
      /ERR_FAILED|dynamically imported module|module script|TypeError: Failed to fetch|^error: Error$/,
    ),
  )

  test('after a navigation, the page is loaded once as a document; if it fails again, the page stays readable with a button to try again', {
    tag: '@firefox',
  }, async ({ page, visit }) => {
    await visit(aboutPage.path)
    const loads = documentLoads(page)
    let broken = true
    await page.route(fileOf('react'), (route) => (broken ? route.abort() : route.continue()))
    await link(page, words.home).click()
    await expect(retryButton(page)).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveTitle(words.titles.home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(result(page)).toBeVisible()
    await page.waitForTimeout(1000)
    expect(loads, 'no loop of reloads').toEqual([homePage.path])

    broken = false
    await retryButton(page).click()
    await interactive(page)
    await expect(retryButton(page)).toBeHidden()
    expect(loads).toEqual([homePage.path, homePage.path])
  })

  for (const [chunk, problem, respond] of [
    ['main', 'fails', abort],
    ['react', 'fails', abort],
    ['react', 'is served as HTML', serveHtml],
  ] as const)
    test(`on a first load, the page stays readable with a button to try again: ${chunk} ${problem}`, {
      tag: problem === 'fails' ? [] : '@all',
    }, async ({ page }) => {
      const loads = documentLoads(page)
      let broken = true
      await page.route(fileOf(chunk), (route) => (broken ? respond(route) : route.continue()))
      await page.goto(homePage.path)
      await scrollTo(page, 1500)
      await expect(retryButton(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForTimeout(1000)
      expect(loads, 'no loop of reloads').toEqual([homePage.path])

      broken = false
      await retryButton(page).click()
      await interactive(page)
      await expect(retryButton(page)).toBeHidden()
    })

  for (const chunk of ['main', 'react'])
    test(`or takes longer than two minutes, the button to try again appears, and goes when it arrives: ${chunk}`, {
      tag: '@all',
    }, async ({ page, expectInConsole }) => {
      expectInConsole(/timed out after|\/static\/js\/main/)
      await page.clock.install()
      const arrival = Promise.withResolvers<void>()
      const requested = page.waitForRequest(fileOf(chunk))
      await delayScripts(page, arrival.promise, (url) => fileOf(chunk).test(url))
      await page.goto(homePage.path)
      await requested
      await page.clock.fastForward(121_000)
      await expect(retryButton(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      arrival.resolve()
      await interactive(page)
      await expect(retryButton(page)).toBeHidden()
    })
})
