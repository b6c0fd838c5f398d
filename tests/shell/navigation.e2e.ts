import {
  clickInPlace,
  documentLoads,
  enableSaveData,
  expectScrolledTo,
  scrollPositions,
  scrollTo,
  scrollTop,
  settled,
} from '../support/browsing.ts'
import { aboutPage, homePage, missing, sectionsOf, servicesPage } from '../support/pages.ts'
import { services } from '../support/tabs.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

test.describe('Client-side navigation', () => {
  test('changes title and heading without a document load, and announces the page by focusing its heading alone, also by keyboard', {
    tag: '@firefox',
  }, async ({ page, visit }) => {
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

  test(`to ${servicesPage.path} shows all sections of its document, including those below the fold`, {
    tag: '@firefox',
  }, async ({ page, visit }) => {
    await visit(homePage.path)
    await headerLink(page, words.services).click()
    await expect(page).toHaveTitle(words.titles.services)
    const ownSections = sectionsOf(await (await page.request.get(servicesPage.path)).text())
    expect(ownSections.length).toBeGreaterThan(3)
    const sections = () => page.locator('main').evaluate((main) => main.outerHTML)
    await expect.poll(async () => sectionsOf(await sections())).toEqual(ownSections)
  })

  test('also works for links in the page, the footer and the breadcrumbs, and opens the page at the top', async ({
    page,
    visit,
  }) => {
    await visit(missing.path)
    const loads = documentLoads(page)
    const main = page.getByRole('main')
    const crumbs = page.getByRole('navigation', { name: words.breadcrumb })
    for (const [container, link, { title }] of [
      [main, words.about, aboutPage],
      [page.getByRole('contentinfo'), words.services, servicesPage],
      [crumbs, words.home, homePage],
      [main.getByRole('listitem'), services.at(-1)!.title, servicesPage],
    ] as const) {
      await container.getByRole('link', { name: link }).click()
      await expect(page).toHaveTitle(title)
      await expectScrolledTo(page, 0)
    }
    expect(loads).toEqual([])
  })

  test('focuses nothing on a first load', { tag: '@all' }, async ({ page, visit }) => {
    for (const path of [homePage.path, `${servicesPage.path}#${services[1]!.slug}`, missing.path]) {
      await visit(path)
      await settled(page)
      await expect(page.locator('body'), path).toBeFocused()
    }
    await page.getByLabel(words.form.firstName, { exact: true }).fill('Ada')
    await visit(aboutPage.path)
    await expect(page.getByLabel(words.form.firstName, { exact: true })).toHaveValue('Ada')
    await expect(page.locator('body'), 'with a restored draft').toBeFocused()
  })

  test('stops the inertia of the wheel on a new page', { tag: '@all' }, async ({ page, visit }) => {
    await visit(homePage.path)
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(60)
    await headerLink(page, words.about).click()
    await expect(page).toHaveTitle(words.titles.about)
    await expectScrolledTo(page, 0)
    expect(await scrollPositions(page, 1300)).toEqual([0])
  })
})

test.describe('While the next page loads', () => {
  /** Holds the document of the about page back until the returned function is called. */
  async function holdAboutPage(page: Page) {
    const released = Promise.withResolvers<void>()
    await page.route(
      (url) => url.pathname === aboutPage.path,
      async (route) => {
        await released.promise
        await route.continue()
      },
    )
    return released.resolve
  }

  test('the visitor can go on typing: focus and field stay where they are', async ({
    page,
    visit,
  }) => {
    await enableSaveData(page)
    await visit(servicesPage.path)
    const release = await holdAboutPage(page)
    const field = page.getByLabel(words.form.message, { exact: true })
    await clickInPlace(page, headerLink(page, words.about))
    await field.pressSequentially('half a ')
    const { y } = (await field.boundingBox())!
    release()
    await expect(page).toHaveTitle(words.titles.about)
    await expect.poll(async () => (await field.boundingBox())!.y).toBeCloseTo(y, -1)
    await field.pressSequentially('message')
    await expect(field).toHaveValue('half a message')
    await expect(field).toBeFocused()
  })

  test('the address and the places on the page are those of the page that is shown', async ({
    page,
    visit,
  }) => {
    await enableSaveData(page)
    await visit(servicesPage.path)
    const release = await holdAboutPage(page)
    await clickInPlace(page, headerLink(page, words.about))
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a[href="#contact"]')?.click(),
    )
    await expect(page).toHaveURL(`${servicesPage.path}#contact`)
    release()
    await expect(page).toHaveTitle(words.titles.about)
    await expect(page).toHaveURL(aboutPage.path)
  })
})

test.describe('The scroll position', () => {
  test('is restored by Back and Forward, which focus the heading', { tag: '@firefox' }, async ({
    page,
    visit,
  }) => {
    await visit(homePage.path)
    await scrollTo(page, 1500)
    await clickInPlace(page, headerLink(page, words.about))
    await expectScrolledTo(page, 0)
    await scrollTo(page, 600)

    await page.goBack()
    await expect(page).toHaveTitle(homePage.title)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectScrolledTo(page, 1500)
    await page.goForward()
    await expect(page).toHaveTitle(aboutPage.title)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectScrolledTo(page, 600)
  })

  test('is restored after following a hash link', async ({ page, visit }) => {
    await visit(aboutPage.path)
    await scrollTo(page, 900)
    await clickInPlace(page, page.getByRole('banner').getByRole('link', { name: words.brand }))
    await page.goBack()
    await expectScrolledTo(page, 900)
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a[href="#contact"]')?.click(),
    )
    await expect(page.locator('#contact')).toBeInViewport({ ratio: 0.3 })
    // The smooth scroll has ended.
    await (await page.locator('#contact').elementHandle())!.waitForElementState('stable')
    await page.goBack()
    await expectScrolledTo(page, 900)
  })

  test('is restored when returning from another site', { tag: '@all' }, async ({
    page,
    visit,
    variant,
  }) => {
    expect(variant).toBe('plain')
    await visit(aboutPage.path)
    await scrollTo(page, 900)
    await settled(page)
    await page.goto('about:blank')
    await page.goBack()
    await interactive(page)
    await expectScrolledTo(page, 900)
  })

  for (const [path, tag] of [
    [servicesPage.path, []],
    [`${servicesPage.path}#${services.at(-1)!.slug}`, ['@all']],
  ] as const)
    test(`is kept when ${path} is reloaded`, { tag: [...tag] }, async ({ page, visit }) => {
      await visit(path)
      await scrollTo(page, 2200)
      await settled(page)
      await page.reload()
      await interactive(page)
      await expectScrolledTo(page, 2200)
      for (const y of await scrollPositions(page, 300)) expect(y).toBeCloseTo(2200, -0.6)
    })
})

test.describe('On the current page', () => {
  test('a link to it scrolls to the top', { tag: '@firefox' }, async ({ page, visit }) => {
    await visit(aboutPage.path)
    const loads = documentLoads(page)
    await scrollTo(page, 900)
    await headerLink(page, words.about).click()
    await expectScrolledTo(page, 0)
    expect(loads).toEqual([])
  })

  test('a link with a hash scrolls to its target', async ({ page, visit }) => {
    await visit(aboutPage.path)
    await page.getByRole('contentinfo').getByRole('link', { name: words.contact }).click()
    await expect(page).toHaveURL(`${aboutPage.path}#contact`)
    const heading = page.locator('#contact').getByRole('heading').first()
    await expect(heading).toBeInViewport({ ratio: 1 })
  })

  test('an address with a hash opens at its target, with an invalid one at the top', async ({
    page,
    visit,
  }) => {
    await visit(`${aboutPage.path}#contact`)
    await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport({ ratio: 1 })
    await visit(`${homePage.path}#%E0%A4%A`)
    expect(await scrollTop(page)).toBe(0)
  })
})
