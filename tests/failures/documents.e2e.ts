import {
  abort,
  answerScripts,
  clickInPlace,
  documentLoads,
  enableSaveData,
  expectScrolledTo,
  headerLink,
  hold,
  openFromHeader,
  retryButton,
  scrollTo,
  serveHtml,
  settled,
} from '../support/browsing.ts'
import { field, fill, recordSends, sendButton, sent, success, visitor } from '../support/contact.ts'
import { aboutPage, homePage, servicesPage } from '../support/pages.ts'
import { expect, interactive, type Route, test } from '../support/test.ts'

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
    // At the latest once it is refused: leaving may end it before.
    const failed = page.waitForEvent('requestfailed')
    await page.goBack()
    await expect(page).toHaveTitle(servicesPage.title)
    await field(page, 'message').fill('half a message')
    failure.resolve()
    await failed
    await settled(page)
    expect(loads).toEqual([])
    await expect(page).toHaveTitle(servicesPage.title)
  })

  test('or does not arrive in two minutes, the browser loads it', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
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

test('Without a connection, the page stays, and a button tries again', { tag: '@all' }, async ({
  page,
  visit,
  context,
  expectInConsole,
}) => {
  expectInConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
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
