import {
  clickInPlace,
  documentLoads,
  enableSaveData,
  expectScrolledTo,
  scrollTo,
} from '../support/browsing.ts'
import { fill, recordSends, sendButton, success, visitor } from '../support/contact.ts'
import { content, entries, site } from '../support/content.ts'
import { aboutPage, homePage, others, pages } from '../support/pages.ts'
import { expect, type Page, type Route, test } from '../support/test.ts'
import { words } from '../support/words.ts'

// Pages without an island (docs/decisions/0037).
const { work, articles } = content
const [firstCase] = entries.cases
const caseTitle = others.find(({ path }) => path === firstCase?.path)?.title
const workTitle = `${work?.meta.title} | ${site.brand}`
const link = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first()
/** In the header or, if the content says so, in the footer. */
const linkToWork = (page: Page) =>
  page.getByRole('link', { name: work!.meta.link, exact: true }).first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Answers the requests that scripts make for a page. Its document loads as usual. */
const answerScripts = (page: Page, path: string, answer: (route: Route) => Promise<void>) =>
  page.route(`**${path}`, (route, request) =>
    request.isNavigationRequest() ? route.continue() : answer(route),
  )

test.describe('A page whose words are in its document only', () => {
  test.skip(!firstCase, 'There are no cases.')

  test('opens without a document load, with its title, focus, crumbs and content, also after Back', {
    tag: '@language',
  }, async ({ page, visit }) => {
    await visit(homePage.path)
    const loads = documentLoads(page)
    await linkToWork(page).click()
    await expect(page).toHaveTitle(workTitle)
    await expect(heading(page)).toBeFocused()
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await link(page, firstCase!.path).hover()
    await expect.poll(() => requests).toContain(firstCase!.path)
    await link(page, firstCase!.path).click()
    await expect(page).toHaveTitle(caseTitle!)
    await expect(heading(page)).toBeFocused()
    const crumbs = page.getByRole('navigation', { name: words.breadcrumb })
    await expect(crumbs.getByRole('listitem')).toHaveText([
      words.home,
      work!.meta.link,
      firstCase!.company,
    ])
    await expect(page.getByText(firstCase!.person.quote)).toBeVisible()
    expect(requests.filter((path) => path === firstCase!.path)).toHaveLength(1)
    const text = await page.locator('main > :first-child').innerText()
    await scrollTo(page, 700)
    await clickInPlace(page, page.getByRole('banner').getByRole('link', { name: words.about }))
    await expect(page).toHaveTitle(aboutPage.title)
    await page.goBack()
    await expect(page).toHaveTitle(caseTitle!)
    expect(await page.locator('main > :first-child').innerText()).toBe(text)
    await expectScrolledTo(page, 700)
    expect(loads).toEqual([])
  })

  test('is opened as a document if it fails to load', async ({ page, visit, expectInConsole }) => {
    expectInConsole(/ERR_FAILED|status of 404/)
    await enableSaveData(page)
    const loads = documentLoads(page)
    for (const answer of [
      (route: Route) => route.abort(),
      // As during a deployment.
      (route: Route) => route.fulfill({ status: 404 }),
    ]) {
      await visit(work!.meta.path)
      loads.length = 0
      await answerScripts(page, firstCase!.path, answer)
      await link(page, firstCase!.path).click()
      await expect(page).toHaveTitle(caseTitle!)
      expect(loads).toEqual([firstCase!.path])
    }
  })

  test('does not cut off a message that is being sent when it fails to load', {
    tag: '@all',
  }, async ({ page, visit, expectInConsole }) => {
    expectInConsole(/status of 503/)
    await enableSaveData(page)
    const answer = Promise.withResolvers<void>()
    const sends = recordSends(page)
    await page.route('**/email/send', async (route) => {
      await answer.promise
      const headers = { 'access-control-allow-origin': '*' }
      await route.fulfill({ status: 200, body: 'OK', headers })
    })
    await answerScripts(page, work!.meta.path, (route) => route.fulfill({ status: 503 }))
    await visit(aboutPage.path)
    const loads = documentLoads(page)
    await fill(page, visitor())
    await sendButton(page).click()
    await expect.poll(() => sends).toHaveLength(1)
    const failed = page.waitForResponse((response) => response.status() === 503)
    await linkToWork(page).click()
    await failed
    answer.resolve()
    await expect(success(page)).toHaveText(words.form.sent)
    expect(loads).toEqual([])
    await expect(page).toHaveTitle(workTitle)
    expect(loads).toEqual([work!.meta.path])
    expect(sends).toHaveLength(1)
  })
})

test('Links lead to pages without a document load, to places on the page, and to files such as the feed', async ({
  page,
  visit,
  expectInConsole,
}) => {
  // Chromium shows XML with styles of its own, which the site’s policy does not allow.
  expectInConsole(/inline style/)
  const article = entries.articles.find(
    ({ html }) => html.includes('data-footnote-ref') && /<(p|li)>.*<a href="[^"#h]/.test(html),
  )
  test.skip(!article, 'There is no article with a footnote and a link to a page.')
  await visit(article!.path)
  const loads = documentLoads(page)
  const note = page.locator('main [data-footnote-ref]').first()
  await note.click()
  await expect(page).toHaveURL(/#note-fn-1$/)
  await expect(page.locator('#note-fn-1')).toBeInViewport()
  await page.locator('[data-footnote-backref]').first().click()
  await expect(note).toBeInViewport()
  const inText = page.locator('main > :not(#contact) :is(p, li) a[href^="/"]').first()
  const target = (await inText.getAttribute('href'))!
  await inText.click()
  await expect(page).toHaveURL(target)
  const title = [...pages, ...others].find(({ path }) => path === target.split('#')[0])!.title
  await expect(page).toHaveTitle(title)
  expect(loads).toEqual([])

  await visit(articles!.meta.path)
  const feed = page.waitForResponse((each) => each.url().endsWith('/feed.xml'))
  await page.getByRole('link', { name: articles!.feed }).click()
  expect((await feed).status()).toBe(200)
})
