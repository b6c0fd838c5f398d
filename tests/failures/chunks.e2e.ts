import {
  clickInPlace,
  documentLoads,
  expectScrolledTo,
  saveData,
  scrollTo,
} from '../support/browsing.ts'
import { services } from '../support/content.ts'
import { scripts, slowScripts } from '../support/slow-scripts.ts'
import { expect, interactive, type Page, type Route, test } from '../support/test.ts'
import { words } from '../support/words.ts'

/** The scripts of a first load, in the order in which they are asked for. */
const documentChunks = ['entry-client', 'app', 'page']
const fileOf = (chunk: string) => new RegExp(`static/js/${chunk}\\.`)
const tryAgain = (page: Page) => page.getByRole('button', { name: words.retry })
const aboutLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: words.about })

test.describe('The chunks of other pages', () => {
  test('are fetched when the browser is idle: a link then opens its page without the network', async ({
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

test.describe('A script chunk that fails', () => {
  test.beforeEach(async ({ page, expectInConsole }) => {
    await saveData(page)
    expectInConsole(/ERR_FAILED|dynamically imported module|TypeError: Failed to fetch/)
  })

  test('leads to one document load of the page that was asked for', async ({ page, visit }) => {
    await visit('/')
    await scrollTo(page, 1500)
    const loads = documentLoads(page)
    await page.route(scripts, (route) => (loads.length === 0 ? route.abort() : route.continue()))
    await clickInPlace(page, aboutLink(page))
    await expect(page).toHaveTitle(words.titles.about)
    await interactive(page)
    expect(loads).toEqual(['/about'])
    await expectScrolledTo(page, 0)
    await expect(tryAgain(page)).toBeHidden()
  })

  test('and fails again leaves the page readable, with a way to try again', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const loads = documentLoads(page)
    let broken = true
    await page.route(/static\/js\/(?!entry-client)/, (route) =>
      broken ? route.abort() : route.continue(),
    )
    await aboutLink(page).click()
    await expect(page).toHaveTitle(words.titles.about)
    await expect(tryAgain(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('form', { name: words.form.label })).toBeVisible()
    await page.waitForTimeout(1000)
    expect(loads, 'no loop of reloads').toEqual(['/about'])

    broken = false
    await tryAgain(page).click()
    await interactive(page)
    await expect(tryAgain(page)).toBeHidden()
    expect(loads).toEqual(['/about', '/about'])
  })

  for (const chunk of documentChunks) {
    test(`on a first load leaves the page readable, with a way to try again (${chunk})`, async ({
      page,
    }) => {
      const loads = documentLoads(page)
      let broken = true
      await page.route(fileOf(chunk), (route) => (broken ? route.abort() : route.continue()))
      await page.goto('/services')
      await scrollTo(page, 1500)
      await expect(tryAgain(page)).toBeInViewport({ ratio: 1 })
      await expect(
        page.getByRole('heading', { name: services.at(-1)!.title, exact: true }),
      ).toBeVisible()
      await scrollTo(page, 0)
      await expect(tryAgain(page)).toBeInViewport({ ratio: 1 })
      await page.waitForTimeout(1000)
      expect(loads, 'no loop of reloads').toEqual(['/services'])

      broken = false
      await tryAgain(page).click()
      await interactive(page)
      await expect(tryAgain(page)).toBeHidden()
    })
  }

  test('asked for by a visitor who has gone elsewhere meanwhile leads nowhere', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const loads = documentLoads(page)
    const failure = Promise.withResolvers<void>()
    await page.route(fileOf('page'), async (route) => {
      await failure.promise
      await route.abort()
    })
    const asked = page.waitForRequest(fileOf('page'))
    await clickInPlace(page, aboutLink(page))
    await asked
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

  test('does not stop the visitor from walking on by documents', async ({ page }) => {
    await page.route(/static\/js\/(?!entry-client)/, (route) => route.abort())
    await page.goto('/')
    await expect(tryAgain(page)).toBeInViewport({ ratio: 1 })
    await aboutLink(page).click()
    await expect(page).toHaveTitle(words.titles.about)
  })
})

/** A new deployment has taken the files away that a page which is still open asks for. */
const afterDeployment: [string, RegExp, (route: Route) => Promise<void>][] = [
  ['is gone', /\.js$/, (route) => route.continue({ url: `${route.request().url()}.gone.js` })],
  [
    'has become a page',
    /\.js$/,
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Site</title>' }),
  ],
  ['has lost its style sheet', /\.css$/, (route) => route.fulfill({ status: 404, body: '' })],
]

test.describe('A script chunk that a new deployment has changed', () => {
  test.beforeEach(async ({ page, expectInConsole }) => {
    await saveData(page)
    expectInConsole(/status of 404|dynamically imported module|module script|preload CSS/)
  })

  for (const [what, files, answer] of afterDeployment) {
    test(`and that ${what} leads to one document load of the page that was asked for`, {
      tag: what === 'is gone' ? '@all' : [],
    }, async ({ page, visit }) => {
      await visit('/')
      const loads = documentLoads(page)
      let spoilt = 0
      await page.route(files, (route) => {
        if (loads.length > 0) return route.continue()
        spoilt++
        return answer(route)
      })
      await clickInPlace(page, aboutLink(page))
      await expect(page).toHaveTitle(words.titles.about)
      await interactive(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(loads).toEqual(['/about'])
      expect(spoilt, 'the page had asked for it').toBeGreaterThan(0)
    })
  }

  test('and whose style sheet failed when the chunk was fetched ahead is loaded as a document', async ({
    page,
    visit,
  }) => {
    await visit('/')
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

  test('and that is a page on a first load too leaves it readable, with a way to try again', async ({
    page,
  }) => {
    await page.route(/static\/js\/page\./, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Site</title>' }),
    )
    const loads = documentLoads(page)
    await page.goto('/services')
    await expect(tryAgain(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForTimeout(1000)
    expect(loads, 'no loop of reloads').toEqual(['/services'])
  })
})

test.describe('A script chunk that does not arrive within two minutes', () => {
  test.beforeEach(({ page }) => saveData(page))

  test('leads to one document load of the page that was asked for', async ({ page, visit }) => {
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

  for (const chunk of documentChunks) {
    test(`on a first load leaves the page readable, with a way to try again (${chunk})`, {
      tag: chunk === 'app' ? [] : '@all',
    }, async ({ page, expectInConsole }) => {
      expectInConsole(/nothing came within|\/static\/js\/entry-client/)
      await page.clock.install()
      const asked = page.waitForRequest(fileOf(chunk))
      await page.route(fileOf(chunk), () => undefined)
      await page.goto('/services')
      await asked
      // Twice, should the first time-out lead to a document load of its own.
      for (const _ of [1, 2]) await page.clock.fastForward(121_000)
      await expect(tryAgain(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('and comes after all brings the page to life, and takes the notice away', async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(/\/static\/js\/entry-client/)
    await page.clock.install()
    const arrival = Promise.withResolvers<void>()
    const asked = page.waitForRequest(fileOf('entry-client'))
    await slowScripts(page, (url) => fileOf('entry-client').test(url), arrival.promise)
    await page.goto('/services')
    await asked
    await page.clock.fastForward(121_000)
    await expect(tryAgain(page)).toBeInViewport({ ratio: 1 })
    arrival.resolve()
    await interactive(page)
    await expect(tryAgain(page)).toBeHidden()
  })
})
