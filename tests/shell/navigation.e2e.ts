import { Window } from 'happy-dom'
import {
  clickInPlace,
  documentLoads,
  enableSaveData,
  expectScrolledTo,
  headerLink,
  hold,
  openFromHeader,
  scrollPositions,
  scrollTo,
  scrollTop,
  settled,
} from '../support/browsing.ts'
import { field } from '../support/contact.ts'
import { content, services } from '../support/content.ts'
import {
  aboutPage,
  homePage,
  missing,
  others,
  pages,
  sectionsOf,
  servicesPage,
} from '../support/pages.ts'
import { expect, interactive, type Page, type Route, test } from '../support/test.ts'

/** What belongs to a page: its metadata, structured data, breadcrumbs and sections, and the links that differ. */
function partsOf(html: string): string[] {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html')
  const parts = document.querySelectorAll(
    'head title, meta[name], meta[property], link:is([rel=canonical], [rel=alternate]), [type="application/ld+json"], #breadcrumbs',
  )
  const links = document.querySelectorAll('body > header a, body > footer a')
  return [
    ...[...parts].map(({ outerHTML }) => outerHTML).toSorted(),
    ...[...links].map((a) => `${a.getAttribute('href')} ${a.getAttribute('aria-current')}`),
    ...sectionsOf(html),
  ]
}

/** Follows a link that is nowhere on the page. */
const follow = (page: Page, to: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, hidden: true })
    document.body.append(link)
    link.click()
    link.remove()
  }, to)

test.describe('Client-side navigation', () => {
  test('ends at the address that an address of a page redirects to', async ({ page, visit }) => {
    await visit(homePage.path)
    await follow(page, `${aboutPage.path}/?from=mail#contact`)
    await expect(page).toHaveTitle(aboutPage.title)
    await expect(page).toHaveURL(`${aboutPage.path}?from=mail#contact`)
  })

  test('loads no document, and focuses the heading', { tag: '@firefox' }, async ({
    page,
    visit,
  }) => {
    await visit(servicesPage.path)
    const loads = documentLoads(page)
    for (const { path, link, title } of [homePage, servicesPage, aboutPage]) {
      if (path === servicesPage.path) await headerLink(page, link).press('Enter')
      else await headerLink(page, link).click()
      await expect(page).toHaveTitle(title)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
    const liveRegions = page.locator('[aria-live], [role=status], [role=alert], [role=log]')
    for (const text of await liveRegions.filter({ visible: true }).allTextContents())
      expect(text).toBe('')
    expect(loads).toEqual([])
  })

  test('to any page changes everything that belongs to it, as in its document', {
    tag: '@all',
  }, async ({ page, visit, request }) => {
    await visit(missing.path)
    const loads = documentLoads(page)
    for (const { path } of [...pages, ...others]) {
      await follow(page, path)
      const expected = partsOf(await (await request.get(path)).text())
      const parts = async () => partsOf(await page.content())
      await expect.poll(parts, { message: path }).toEqual(expected)
    }
    expect(loads).toEqual([])
  })

  test('leaves links to files to the browser', { tag: '@all' }, async ({
    page,
    visit,
    expectInConsole,
  }) => {
    // Chromium shows XML with styles of its own, which the site’s policy does not allow.
    expectInConsole(/inline style|style-src/)
    const { articles } = content
    test.skip(!articles, 'There are no articles.')
    await visit(articles!.meta.path)
    const feed = page.waitForResponse((each) => each.url().endsWith('/feed.xml'))
    await page.getByRole('link', { name: articles!.feed }).click()
    expect((await feed).status()).toBe(200)
  })

  test('to a fragment focuses its target', { tag: '@firefox' }, async ({ page, visit }) => {
    for (const target of [services[1]!.slug, 'contact']) {
      await visit(homePage.path)
      await follow(page, `${servicesPage.path}#${target}`)
      await expect(page).toHaveTitle(servicesPage.title)
      await expect(page.locator(`#${target}`)).toBeFocused()
      await expect(page.locator(`#${target}`)).toBeInViewport()
    }
  })

  test('stops the inertia of the wheel on a new page', { tag: '@all' }, async ({ page, visit }) => {
    await visit(homePage.path)
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(60)
    await openFromHeader(page, aboutPage)
    await expectScrolledTo(page, 0)
    expect(await scrollPositions(page, 1300)).toEqual([0])
  })
})

test.describe('While the next page loads', () => {
  test('the visitor can go on typing: the field stays in its place', async ({ page, visit }) => {
    await enableSaveData(page)
    await visit(servicesPage.path)
    const release = await hold(page, `**${aboutPage.path}`)
    const message = field(page, 'message')
    await clickInPlace(page, headerLink(page, aboutPage.link))
    await message.pressSequentially('half a ')
    const { y } = (await message.boundingBox())!
    release()
    await expect(page).toHaveTitle(aboutPage.title)
    await expect.poll(async () => (await message.boundingBox())!.y).toBeCloseTo(y, -1)
    await message.pressSequentially('message')
    await expect(message).toHaveValue('half a message')
    await expect(message).toBeFocused()
  })

  test('the page says so after 400 ms, until Escape ends it', async ({ page, visit }) => {
    await enableSaveData(page)
    await visit(servicesPage.path)
    const release = await hold(page, `**${aboutPage.path}`)
    const main = page.getByRole('main')
    await clickInPlace(page, headerLink(page, aboutPage.link))
    await expect(main).not.toHaveAttribute('aria-busy')
    await expect(main).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL(servicesPage.path)
    await page.keyboard.press('Escape')
    await expect(main).not.toHaveAttribute('aria-busy')
    release()
    await page.waitForTimeout(300)
    await expect(page).toHaveTitle(servicesPage.title)
    await headerLink(page, aboutPage.link).click()
    await expect(page).toHaveTitle(aboutPage.title)
  })
})

test.describe('A page that was requested in advance', () => {
  /** Answers the requests that scripts make for the page, which are counted. */
  async function answer(page: Page, reply: (route: Route, count: number) => unknown) {
    const asked = { count: 0 }
    await page.route(aboutPage.path, (route, request) =>
      request.isNavigationRequest() ? route.continue() : reply(route, ++asked.count),
    )
    return asked
  }

  test('is requested anew where that has no answer: after 4 s, and after Escape at once', {
    tag: '@all',
  }, async ({ page, visit }) => {
    const asked = await answer(page, (route, count) => count > 2 && route.continue())
    await visit(homePage.path)
    await expect.poll(() => asked.count).toBe(1)
    await headerLink(page, aboutPage.link).click()
    await expect.poll(() => asked.count).toBe(2)
    await page.keyboard.press('Escape')
    await headerLink(page, aboutPage.link).click()
    await expect(page).toHaveTitle(aboutPage.title, { timeout: 3000 })
    expect(asked.count).toBe(3)
  })

  test('is requested again after five minutes', { tag: '@all' }, async ({ page, visit }) => {
    await page.clock.install()
    const asked = await answer(page, async (route, count) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/(<h1[^>]*>).*?(?=<\/h1>)/s, `$1${count}`)
      await route.fulfill({ response, body })
    })
    await visit(homePage.path)
    await expect.poll(() => asked.count).toBe(1)
    // The clock is not to end the waiting for others.
    await page.waitForLoadState('networkidle')
    for (const minutes of ['04:00', '02:00']) {
      await page.clock.fastForward(minutes)
      await openFromHeader(page, aboutPage)
      const count = minutes === '04:00' ? '1' : '2'
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(count)
      await openFromHeader(page, homePage)
    }
  })
})

test.describe('The scroll position', () => {
  test('is restored by Back and Forward, however long the pages are', {
    tag: '@firefox',
  }, async ({ page, visit }) => {
    await visit(missing.path)
    await scrollTo(page, 150)
    const entries = [{ path: missing.path, title: missing.title, y: 150 }]
    for (const [{ path, title }, place] of [
      [homePage, 'end'],
      [aboutPage, 420],
      [servicesPage, 'end'],
      [aboutPage, 1500],
    ] as const) {
      await follow(page, path)
      await expect(page).toHaveTitle(title)
      await expectScrolledTo(page, 0)
      await settled(page)
      const end = () => document.documentElement.scrollHeight - innerHeight
      const y = place === 'end' ? await page.evaluate(end) : place
      await scrollTo(page, y)
      entries.push({ path, title, y })
    }
    let at = entries.length - 1
    for (const step of [-1, -1, -1, -1, 1, 1, 1, 1]) {
      await page.evaluate((by) => history.go(by), step)
      const { title, y } = entries[step < 0 ? --at : ++at]!
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expectScrolledTo(page, y)
    }
  })

  test('is restored by Back from the target of a link with a hash', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await visit(aboutPage.path)
    await scrollTo(page, 900)
    await page.locator('footer a[href="#contact"]').dispatchEvent('click')
    await expect(page).toHaveURL(`${aboutPage.path}#contact`)
    await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport({ ratio: 1 })
    // The smooth scroll has ended.
    await (await page.locator('#contact').elementHandle())!.waitForElementState('stable')
    await page.goBack()
    await expectScrolledTo(page, 900)
  })

  test('is kept by a reload', async ({ page, visit }) => {
    await visit(`${servicesPage.path}#${services.at(-1)!.slug}`)
    await scrollTo(page, 2200)
    await settled(page)
    await page.reload()
    await interactive(page)
    await expectScrolledTo(page, 2200)
    for (const y of await scrollPositions(page, 300)) expect(y).toBeCloseTo(2200, -0.6)
  })
})

test.describe('On the current page', () => {
  test('a link to it scrolls to the top', async ({ page, visit }) => {
    await visit(aboutPage.path)
    const loads = documentLoads(page)
    await scrollTo(page, 900)
    await headerLink(page, aboutPage.link).click()
    await expectScrolledTo(page, 0)
    expect(loads).toEqual([])
  })
})
