import {
  clickInPlace,
  documentLoads,
  enableSaveData,
  scrollTo,
  scrollTop,
} from '../support/browsing.ts'
import { fill, sendButton, success, visitor } from '../support/contact.ts'
import { content, entries, site } from '../support/content.ts'
import { isMultilingual, other } from '../support/languages.ts'
import { aboutPage, homePage, others, pages } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

// The pages whose words are in their documents only (docs/decisions/0034).
const { work, articles } = content
const [firstCase] = entries.cases
const caseTitle = others.find(({ path }) => path === firstCase?.path)?.title
const link = (page: Page, path: string) => page.locator(`#document a[href="${path}"]`).first()
/** In the header or, if the content says so, in the footer. */
const linkToWork = (page: Page) =>
  page.getByRole('link', { name: work!.meta.link, exact: true }).first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('A page whose words are in its document only', () => {
  test.skip(!firstCase, 'There are no cases.')

  test('opens without a document load, with its title, focus, crumbs and content', async ({
    page,
    visit,
  }) => {
    await visit(homePage.path)
    const loads = documentLoads(page)
    await linkToWork(page).click()
    await expect(page).toHaveURL(work!.meta.path)
    await expect(page).toHaveTitle(`${work!.meta.title} | ${site.brand}`)
    await expect(heading(page)).toBeFocused()
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
    await crumbs.getByRole('link', { name: work!.meta.link }).click()
    await expect(page).toHaveURL(work!.meta.path)
    expect(loads).toEqual([])
  })

  test('keeps the elements of its document when it becomes interactive', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        // A property: copies of the element lack it.
        Reflect.set(document.querySelector('#document h2')!, 'isFromDocument', true)
      })
    })
    await visit(firstCase!.path)
    const kept = page.locator('#document h2').first()
    expect(await kept.evaluate((element) => 'isFromDocument' in element)).toBe(true)
    await expect(page).toHaveTitle(caseTitle!)
    expect(await page.locator('title').count()).toBe(1)
    expect(await page.locator('link[rel=canonical]').count()).toBe(1)
  })

  test('loads no more script than the about page', async ({ page, visit }) => {
    /** In bytes, once the browser has been idle and has loaded linked pages in advance. */
    const scriptBytes = async (path: string) => {
      await visit(path)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await page.waitForLoadState('networkidle')
      return page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
      )
    }
    const limit = await scriptBytes(aboutPage.path)
    expect(limit).toBeGreaterThan(90_000)
    for (const { path } of [work!.meta, firstCase!, ...entries.articles.slice(0, 1)])
      expect(await scriptBytes(path), path).toBeLessThanOrEqual(limit)
  })

  test('becomes interactive although a translator has changed its language', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.lang = 'xx'
      })
    })
    await visit(firstCase!.path)
    await expect(heading(page)).toBeVisible()
    const loads = documentLoads(page)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words.about, exact: true })
      .click()
    await expect(page).toHaveTitle(aboutPage.title)
    expect(loads).toEqual([])
  })

  test('is still there after leaving it and going back, at the same position', async ({
    page,
    visit,
  }) => {
    await visit(firstCase!.path)
    const text = await page.locator('#document').innerText()
    await scrollTo(page, 700)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words.about, exact: true })
      .evaluate((element) => (element as HTMLElement).click())
    await expect(page).toHaveTitle(aboutPage.title)
    await page.goBack()
    await expect(page).toHaveTitle(caseTitle!)
    expect(await page.locator('#document').innerText()).toBe(text)
    await expect.poll(() => scrollTop(page)).toBeCloseTo(700, -1.3)
  })

  test('is requested once, when a link to it is pointed at', async ({ page, visit }) => {
    await visit(work!.meta.path)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await link(page, firstCase!.path).hover()
    await expect.poll(() => requests).toContain(firstCase!.path)
    await link(page, firstCase!.path).click()
    await expect(page).toHaveTitle(caseTitle!)
    expect(requests.filter((path) => path === firstCase!.path)).toHaveLength(1)
  })

  test('is opened as a document if it fails to load', async ({ page, visit, expectInConsole }) => {
    expectInConsole(/ERR_FAILED|500/)
    await enableSaveData(page)
    await visit(work!.meta.path)
    const loads = documentLoads(page)
    await page.route(`**${firstCase!.path}`, (route, request) =>
      request.isNavigationRequest() ? route.continue() : route.abort(),
    )
    await link(page, firstCase!.path).click()
    await expect(page).toHaveTitle(caseTitle!)
    expect(loads).toEqual([firstCase!.path])
  })

  test('does not cut off a message that is being sent when it fails to load', {
    tag: '@all',
  }, async ({ page, visit, expectInConsole }) => {
    expectInConsole(/status of 503/)
    await enableSaveData(page)
    const answer = Promise.withResolvers<void>()
    const sends: string[] = []
    await page.route('**/email/send', async (route) => {
      sends.push(route.request().url())
      await answer.promise
      await route.fulfill({
        status: 200,
        body: 'OK',
        headers: { 'access-control-allow-origin': '*' },
      })
    })
    await page.route(`**${work!.meta.path}`, (route, request) =>
      request.isNavigationRequest() ? route.continue() : route.fulfill({ status: 503 }),
    )
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
    await expect(page).toHaveTitle(`${work!.meta.title} | ${site.brand}`)
    expect(loads).toEqual([work!.meta.path])
    expect(sends).toHaveLength(1)
  })

  test('is opened as a document if the host answers 404, as during a deployment', {
    tag: '@all',
  }, async ({ page, visit, expectInConsole }) => {
    expectInConsole(/status of 404/)
    await enableSaveData(page)
    await visit(work!.meta.path)
    const loads = documentLoads(page)
    await page.route(`**${firstCase!.path}`, (route, request) =>
      request.isNavigationRequest() ? route.continue() : route.fulfill({ status: 404 }),
    )
    await link(page, firstCase!.path).click()
    await expect(page).toHaveTitle(caseTitle!)
    expect(loads).toEqual([firstCase!.path])
  })

  test('can be waited for: a second click on its link changes nothing', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await enableSaveData(page)
    const arrival = Promise.withResolvers<void>()
    await page.route(`**${work!.meta.path}`, async (route) => {
      await arrival.promise
      await route.continue()
    })
    await visit(aboutPage.path)
    await scrollTo(page, 900)
    await clickInPlace(page, linkToWork(page))
    await clickInPlace(page, linkToWork(page))
    await page.waitForTimeout(500)
    expect(await scrollTop(page)).toBe(900)
    arrival.resolve()
    await expect(page).toHaveTitle(`${work!.meta.title} | ${site.brand}`)
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  test('is linked from the breadcrumbs of an unknown address below it', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await visit(`${work!.meta.path}/nope`)
    const crumbs = page.getByRole('navigation', { name: words.breadcrumb })
    await expect(crumbs.getByRole('link', { name: work!.meta.link })).toHaveAttribute(
      'href',
      work!.meta.path,
    )
  })

  test('announces the feed of the articles only on their pages', async ({ page, visit }) => {
    test.skip(!articles, 'There are no articles.')
    const feeds = page.locator('head link[type="application/atom+xml"]')
    const footer = page.getByRole('contentinfo')
    await visit(firstCase!.path)
    await expect(feeds).toHaveCount(0)
    await footer.getByRole('link', { name: articles!.meta.link, exact: true }).click()
    await expect(feeds).toHaveAttribute('href', `${articles!.meta.path}/feed.xml`)
    await footer.getByRole('link', { name: words.about, exact: true }).click()
    await expect(page).toHaveTitle(aboutPage.title)
    await expect(feeds).toHaveCount(0)
  })

  test('leads to its translations', async ({ page, visit }) => {
    const translated = isMultilingual
      ? other.others.find(({ path }) => path.endsWith(`/${firstCase!.slug}`))
      : undefined
    test.skip(!translated, 'There is no translation.')
    await visit(homePage.path)
    await linkToWork(page).click()
    await link(page, firstCase!.path).click()
    await expect(page).toHaveTitle(caseTitle!)
    const switchLink = page.getByRole('contentinfo').getByRole('link', { name: other.name })
    await expect(switchLink).toHaveAttribute('href', translated!.path)
    await switchLink.click()
    await expect(page).toHaveTitle(translated!.title)
  })
})

test('Links in a text lead to pages without a document load, and to places on the page', async ({
  page,
  visit,
}) => {
  const article = entries.articles.find(
    ({ html }) => html.includes('data-footnote-ref') && /<(p|li)>.*<a href="[^"#h]/.test(html),
  )
  test.skip(!article, 'There is no article with a footnote and a link to a page.')
  await visit(article!.path)
  const loads = documentLoads(page)
  const note = page.locator('#document [data-footnote-ref]').first()
  await note.click()
  await expect(page).toHaveURL(/#note-fn-1$/)
  await expect(page.locator('#note-fn-1')).toBeInViewport()
  await page.locator('[data-footnote-backref]').first().click()
  await expect(note).toBeInViewport()
  const inText = page.locator('#document p a[href^="/"], #document li a[href^="/"]').first()
  const target = (await inText.getAttribute('href'))!
  await inText.click()
  await expect(page).toHaveURL(target)
  const title = [...pages, ...others].find(({ path }) => path === target.split('#')[0])!.title
  await expect(page).toHaveTitle(title)
  expect(loads).toEqual([])
})

test('A link to a file, such as the feed, is followed by the browser', async ({
  page,
  visit,
  expectInConsole,
}) => {
  test.skip(!articles, 'There are no articles.')
  // Chromium shows XML with styles of its own, which the site’s policy does not allow.
  expectInConsole(/inline style/)
  await visit(articles!.meta.path)
  const feed = page.getByRole('link', { name: articles!.feed })
  const response = page.waitForResponse((each) => each.url().endsWith('/feed.xml'))
  await feed.click()
  expect((await response).status()).toBe(200)
})
