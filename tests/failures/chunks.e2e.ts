import {
  clickInPlace,
  documentLoads,
  enableSaveData,
  expectScrolledTo,
  headerLink,
  hold,
  openFromHeader,
  scrollTo,
} from '../support/browsing.ts'
import { field, fill, recordSends, sendButton, sent, success, visitor } from '../support/contact.ts'
import { site } from '../support/content.ts'
import { aboutPage, headerPages, homePage, pages, servicesPage } from '../support/pages.ts'
import { expect, interactive, type Page, type Route, test } from '../support/test.ts'

const fileOf = (chunk: string) => new RegExp(`static/js/${chunk}\\.`)
const abort = (route: Route) => route.abort()
/** What some hosts send in place of a file that does not exist. */
const serveHtml = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Site</title>' })
const retryButton = (page: Page) => page.getByRole('button', { name: site.failure.retry })

/** Answers the requests that scripts make for a page. Its document loads as usual. */
const answerScripts = (page: Page, path: string, answer: (route: Route) => unknown) =>
  page.route(
    (url) => url.pathname === path,
    (route, request) => (request.isNavigationRequest() ? route.continue() : answer(route)),
  )

test('Pages in the header, and those whose link is pointed at, then open offline', {
  tag: '@all',
}, async ({ page, visit, context, expectInConsole }) => {
  expectInConsole(/ERR_INTERNET_DISCONNECTED/)
  const fetched = new Set<string>()
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'xhr') fetched.add(new URL(request.url()).pathname)
  })
  await visit(homePage.path)
  await expect.poll(() => [...fetched]).toContain(servicesPage.path)
  const link = (name: string) =>
    page
      .getByRole('navigation', { name: site.footer.label, exact: true })
      .getByRole('link', { name, exact: true })
  const pointedAt = pages.filter((each) => !headerPages.includes(each)).slice(0, 1)
  for (const { link: name, path } of pointedAt) {
    await link(name).hover()
    await expect.poll(() => [...fetched]).toContain(path)
  }
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  for (const { link: name, title } of [aboutPage, servicesPage, ...pointedAt]) {
    await link(name).click()
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test.describe('When the document of a page fails to load', () => {
  test.beforeEach(async ({ page, expectInConsole }) => {
    await enableSaveData(page)
    expectInConsole(/ERR_FAILED|status of (404|503)/)
  })

  for (const [problem, answer] of [
    ['fails', abort],
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
      await clickInPlace(page, headerLink(page, aboutPage.link))
      await expect(page).toHaveTitle(aboutPage.title)
      await interactive(page)
      expect(loads).toEqual([aboutPage.path])
      await expectScrolledTo(page, 0)
      await expect(retryButton(page)).toBeHidden()
    })

  test('after the visitor has gone elsewhere, nothing happens', async ({ page, visit }) => {
    await visit(servicesPage.path)
    await openFromHeader(page, homePage)
    const loads = documentLoads(page)
    const failure = Promise.withResolvers<void>()
    await answerScripts(page, aboutPage.path, async (route) => {
      await failure.promise
      await route.abort()
    })
    await clickInPlace(page, headerLink(page, aboutPage.link))
    await expect(page, 'the address is that of the page that is shown').toHaveURL(homePage.path)
    await page.goBack()
    await expect(page).toHaveTitle(servicesPage.title)
    await field(page, 'message').fill('half a message')
    failure.resolve()
    await page.waitForTimeout(500)
    expect(loads).toEqual([])
    await expect(page).toHaveTitle(servicesPage.title)
  })

  test('or takes two minutes, the browser loads it', { tag: '@all' }, async ({ page, visit }) => {
    await page.clock.install()
    await visit(homePage.path)
    const loads = documentLoads(page)
    await answerScripts(page, aboutPage.path, () => undefined)
    await headerLink(page, aboutPage.link).click()
    await page.clock.fastForward(119_000)
    expect(loads).toEqual([])
    await page.clock.fastForward(2_000)
    await expect(page).toHaveTitle(aboutPage.title)
    expect(loads).toEqual([aboutPage.path])
  })

  test('while a message is being sent, the browser loads it after the success message', {
    tag: '@all',
  }, async ({ page, visit }) => {
    const sends = recordSends(page)
    const release = await hold(page, '**/email/send')
    await answerScripts(page, servicesPage.path, (route) => route.fulfill({ status: 503 }))
    await visit(aboutPage.path)
    const loads = documentLoads(page)
    await fill(page, visitor())
    await sendButton(page).click()
    await expect.poll(() => sends).toHaveLength(1)
    const failed = page.waitForResponse((response) => response.status() === 503)
    await headerLink(page, servicesPage.link).click()
    await failed
    release()
    await expect(success(page)).toHaveText(sent)
    expect(loads).toEqual([])
    await expect(page).toHaveTitle(servicesPage.title)
    expect(loads).toEqual([servicesPage.path])
    expect(sends).toHaveLength(1)
  })
})

/** Presses the button of the notice, and expects the page to work then. */
async function retry(page: Page) {
  await retryButton(page).click()
  await interactive(page)
  await expect(retryButton(page)).toBeHidden()
}

test.describe('Without a connection, what is on the screen stays, and a button tries again', () => {
  test.beforeEach(({ expectInConsole }) =>
    expectInConsole(/ERR_INTERNET_DISCONNECTED|dynamically imported module|Failed to fetch/),
  )

  test('when a script of the page fails', async ({ page, visit, context }) => {
    await visit(aboutPage.path)
    await page.waitForLoadState('networkidle')
    const loads = documentLoads(page)
    await context.setOffline(true)
    await headerLink(page, homePage.link).click()
    await expect(page).toHaveTitle(homePage.title)
    await expect(retryButton(page)).toBeVisible()
    await retryButton(page).click()
    await expect(retryButton(page)).toBeVisible()
    expect(loads).toEqual([])
    await context.setOffline(false)
    await retry(page)
    expect(loads).toEqual([homePage.path])
  })

  test('when the document of a page fails', { tag: '@all' }, async ({ page, visit, context }) => {
    await enableSaveData(page)
    await visit(servicesPage.path)
    await openFromHeader(page, homePage)
    const loads = documentLoads(page)
    await context.setOffline(true)
    await headerLink(page, aboutPage.link).click()
    await expect(retryButton(page)).toBeVisible()
    await retryButton(page).click()
    await expect(retryButton(page)).toBeVisible()
    await expect(page).toHaveURL(homePage.path)
    await context.setOffline(false)
    await retryButton(page).click()
    await expect(page).toHaveTitle(aboutPage.title)
    await expect(retryButton(page)).toBeHidden()
    expect(loads).toEqual([])
  })
})

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
    await page.route(fileOf('react'), (route) => (broken ? route.abort() : route.continue()))
    await headerLink(page, homePage.link).click()
    await expect(retryButton(page)).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveTitle(homePage.title)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#decision [data-result]').first()).toBeVisible()
    await page.waitForTimeout(1000)
    expect(loads, 'no loop of reloads').toEqual([homePage.path])

    broken = false
    await retry(page)
    expect(loads).toEqual([homePage.path, homePage.path])
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
      await page.route(fileOf(chunk), (route) => (broken ? answer(route) : route.continue()))
      await page.goto(homePage.path)
      await scrollTo(page, 1500)
      await expect(retryButton(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#decision [data-result]').first()).toBeVisible()
      await expect(page.locator('#decision').getByRole('button')).toHaveCount(0)
      await page.waitForTimeout(1000)
      expect(loads, 'no loop of reloads').toEqual([homePage.path])

      broken = false
      await retry(page)
    })

  test('a part that loads does not hide the notice of another', async ({ page }) => {
    await page.route(fileOf('outcome'), abort)
    const release = await hold(page, fileOf('your-line'))
    await page.goto(homePage.path)
    await expect(page.locator('#contact form')).toHaveAttribute('data-live')
    await field(page, 'message').focus()
    await expect(retryButton(page)).toBeVisible()
    release()
    await interactive(page)
    await expect(retryButton(page)).toBeVisible()
  })

  for (const chunk of ['main', 'react'])
    test(`or takes two minutes, the button appears, until the script arrives: ${chunk}`, {
      tag: '@all',
    }, async ({ page, expectInConsole }) => {
      expectInConsole(/timed out after|\/static\/js\/main/)
      await page.clock.install()
      const requested = page.waitForRequest(fileOf(chunk))
      const release = await hold(page, fileOf(chunk))
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
