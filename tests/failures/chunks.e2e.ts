import {
  clickInPlace,
  documentLoads,
  enableSaveData,
  expectScrolledTo,
  scrollTo,
} from '../support/browsing.ts'
import { services } from '../support/content.ts'
import { delayScripts, scripts } from '../support/delay-scripts.ts'
import { expect, interactive, type Page, type Route, test } from '../support/test.ts'
import { words } from '../support/words.ts'
import { yourLine } from '../support/your-line.ts'

const fileOf = (chunk: string) => new RegExp(`static/js/${chunk}\\.`)
const abort = (route: Route) => route.abort()
/** What some hosts send in place of a file that does not exist. */
const serveHtml = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Site</title>' })
const retryButton = (page: Page) => page.getByRole('button', { name: words.retry })
const aboutLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: words.about })

test.describe('The chunks of other pages', () => {
  test('are prefetched when the browser is idle, so that links then work offline', async ({
    page,
    visit,
    context,
    expectInConsole,
  }) => {
    expectInConsole(/ERR_INTERNET_DISCONNECTED/)
    const fetched = new Set<string>()
    page.on('requestfinished', (request) => {
      if (fileOf('page').test(request.url())) fetched.add(request.url())
    })
    await visit('/')
    await expect.poll(() => fetched.size).toBe(3)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await aboutLink(page).click()
    await expect(page).toHaveTitle(words.titles.about)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('When a script chunk fails to load', () => {
  test.beforeEach(async ({ page, expectInConsole }) => {
    await enableSaveData(page)
    // Firefox logs only the type of an error.
    expectInConsole(
      /ERR_FAILED|dynamically imported module|TypeError: Failed to fetch|^error: Error$/,
    )
  })

  test('the requested page is loaded once as a document', { tag: '@firefox' }, async ({
    page,
    visit,
  }) => {
    await visit('/')
    await scrollTo(page, 1500)
    const loads = documentLoads(page)
    await page.route(scripts, (route) => (loads.length === 0 ? route.abort() : route.continue()))
    await clickInPlace(page, aboutLink(page))
    await expect(page).toHaveTitle(words.titles.about)
    await interactive(page)
    expect(loads).toEqual(['/about'])
    await expectScrolledTo(page, 0)
    await expect(retryButton(page)).toBeHidden()
  })

  test('and fails again, the page stays readable with a button to try again', {
    tag: '@firefox',
  }, async ({ page, visit }) => {
    await visit('/')
    const loads = documentLoads(page)
    let broken = true
    await page.route(/static\/js\/(?!entry-client)/, (route) =>
      broken ? route.abort() : route.continue(),
    )
    await aboutLink(page).click()
    await expect(page).toHaveTitle(words.titles.about)
    await expect(retryButton(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('form', { name: words.form.label })).toBeVisible()
    await page.waitForTimeout(1000)
    expect(loads, 'no loop of reloads').toEqual(['/about'])

    broken = false
    await retryButton(page).click()
    await interactive(page)
    await expect(retryButton(page)).toBeHidden()
    expect(loads).toEqual(['/about', '/about'])
  })

  for (const [chunk, problem, respond] of [
    ['entry-client', 'fails', abort],
    ['app', 'fails', abort],
    ['page', 'fails', abort],
    ['page', 'is served as HTML', serveHtml],
  ] as const) {
    const tag = chunk === 'page' ? [] : '@all'
    test(`on a first load, the page stays readable with a button to try again: ${chunk} ${problem}`, {
      tag,
    }, async ({ page, expectInConsole }) => {
      expectInConsole(/module script/)
      const loads = documentLoads(page)
      let broken = true
      await page.route(fileOf(chunk), (route) => (broken ? respond(route) : route.continue()))
      await page.goto('/services')
      await scrollTo(page, 1500)
      await expect(retryButton(page)).toBeInViewport({ ratio: 1 })
      await expect(
        page.getByRole('heading', { name: services.at(-1)!.title, exact: true }),
      ).toBeVisible()
      await scrollTo(page, 0)
      await expect(retryButton(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForTimeout(1000)
      expect(loads, 'no loop of reloads').toEqual(['/services'])

      broken = false
      await retryButton(page).click()
      await interactive(page)
      await expect(retryButton(page)).toBeHidden()
    })
  }

  test('after the visitor has gone elsewhere, nothing happens', async ({ page, visit }) => {
    await visit('/')
    const loads = documentLoads(page)
    const failure = Promise.withResolvers<void>()
    await page.route(fileOf('page'), async (route) => {
      await failure.promise
      await route.abort()
    })
    const requested = page.waitForRequest(fileOf('page'))
    await clickInPlace(page, aboutLink(page))
    await requested
    await page.goBack()
    await expect(page).toHaveURL('/')
    await page.getByRole('textbox', { name: words.form.message }).fill('half a message')
    failure.resolve()
    await page.waitForTimeout(500)
    expect(loads).toEqual([])
    await expect(page.getByRole('textbox', { name: words.form.message })).toHaveValue(
      'half a message',
    )

    await page.unroute(fileOf('page'))
    await clickInPlace(page, aboutLink(page))
    await expect(page).toHaveTitle(words.titles.about)
  })

  test('links load their pages as documents', { tag: '@all' }, async ({ page }) => {
    await page.route(/static\/js\/(?!entry-client)/, abort)
    await page.goto('/')
    await expect(retryButton(page)).toBeInViewport({ ratio: 1 })
    await aboutLink(page).click()
    await expect(page).toHaveTitle(words.titles.about)
  })
})

/** What a host may send instead of a file that the latest deployment has removed. */
const afterDeployment: [string, RegExp, (route: Route) => Promise<void>][] = [
  ['is missing', /\.js$/, (route) => route.continue({ url: `${route.request().url()}.gone.js` })],
  ['is served as HTML', /\.js$/, serveHtml],
  ['has lost its style sheet', /\.css$/, (route) => route.fulfill({ status: 404, body: '' })],
]

test.describe('After a new deployment, a script chunk', () => {
  test.beforeEach(async ({ page, expectInConsole }) => {
    await enableSaveData(page)
    expectInConsole(/status of 404|dynamically imported module|module script|preload CSS/)
  })

  for (const [problem, files, respond] of afterDeployment) {
    test(`that ${problem} makes the requested page load once as a document`, {
      tag: problem === 'is served as HTML' ? [] : '@all',
    }, async ({ page, visit }) => {
      await visit('/')
      // Its script and style sheet are not the ones that fail.
      await yourLine(page).waitFor()
      const loads = documentLoads(page)
      let intercepted = 0
      await page.route(files, (route) => {
        if (loads.length > 0) return route.continue()
        intercepted++
        return respond(route)
      })
      await clickInPlace(page, aboutLink(page))
      await expect(page).toHaveTitle(words.titles.about)
      await interactive(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(loads).toEqual(['/about'])
      expect(intercepted, 'the page requested the file').toBeGreaterThan(0)
    })
  }

  test('whose style sheet failed to prefetch makes the page load as a document', {
    tag: '@all',
  }, async ({ page, visit }) => {
    await visit('/')
    await yourLine(page).waitFor()
    const loads = documentLoads(page)
    await page.route(/\.css$/, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 })
    const failed = page.waitForResponse(/\.css$/)
    await aboutLink(page).hover()
    await failed
    await aboutLink(page).click()
    await expect(page).toHaveTitle(words.titles.about)
    await interactive(page)
    expect(loads).toEqual(['/about'])
  })
})

test.describe('When a script chunk takes longer than two minutes', { tag: '@all' }, () => {
  test.beforeEach(({ page }) => enableSaveData(page))

  test('the requested page is loaded once as a document', async ({ page, visit }) => {
    await page.clock.install()
    await visit('/')
    const loads = documentLoads(page)
    await page.route(scripts, (route) => (loads.length === 0 ? undefined : route.continue()))
    await aboutLink(page).click()
    await page.clock.fastForward(119_000)
    await expect(page.getByRole('main')).toBeVisible()
    expect(loads).toEqual([])
    await page.clock.fastForward(2_000)
    await expect(page).toHaveTitle(words.titles.about)
    await interactive(page)
    expect(loads).toEqual(['/about'])
  })

  for (const chunk of ['app', 'page']) {
    test(`on a first load, the page stays readable with a button to try again: ${chunk}`, async ({
      page,
      expectInConsole,
    }) => {
      expectInConsole(/timed out after/)
      await page.clock.install()
      const requested = page.waitForRequest(fileOf(chunk))
      await page.route(fileOf(chunk), () => undefined)
      await page.goto('/services')
      await requested
      // Twice, in case the first timeout reloads the document.
      for (const _ of [1, 2]) await page.clock.fastForward(121_000)
      await expect(retryButton(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('and arrives after the button to try again, the page becomes interactive and the button disappears', async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(/\/static\/js\/entry-client/)
    await page.clock.install()
    const arrival = Promise.withResolvers<void>()
    const requested = page.waitForRequest(fileOf('entry-client'))
    await delayScripts(page, arrival.promise, (url) => fileOf('entry-client').test(url))
    await page.goto('/services')
    await requested
    await page.clock.fastForward(121_000)
    await expect(retryButton(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    arrival.resolve()
    await interactive(page)
    await expect(retryButton(page)).toBeHidden()
  })
})
