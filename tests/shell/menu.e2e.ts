import { documentLoads } from '../support/browsing.ts'
import { aboutPage, homePage, servicesPage } from '../support/pages.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const header = (page: Page) => page.getByRole('banner')
const openButton = (page: Page) => header(page).getByRole('button', { name: words.openMenu })
const closeButton = (page: Page) => header(page).getByRole('button', { name: words.closeMenu })
const menuLink = (page: Page, name: string) =>
  header(page).getByRole('navigation').getByRole('link', { name, exact: true })

async function openMenu(page: Page) {
  await openButton(page).click()
  await expect(menuLink(page, words.about)).toBeVisible()
}

async function expectClosed(page: Page) {
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menuLink(page, words.about)).toBeHidden()
}

test.use({ viewport: { width: 390, height: 844 } })

test.describe('The menu on a narrow screen', () => {
  test('opens and closes with a button that exposes its state', async ({ page, visit }) => {
    await visit(homePage.path)
    await expectClosed(page)
    const controlled = await openButton(page).getAttribute('aria-controls')
    await expect(page.locator(`#${controlled}`)).toHaveCount(1)

    await openMenu(page)
    await expect(closeButton(page)).toHaveAttribute('aria-expanded', 'true')
    for (const name of [words.home, words.about, words.services, words.demo]) {
      await expect(menuLink(page, name)).toBeInViewport({ ratio: 1 })
    }
    await closeButton(page).click()
    await expectClosed(page)
  })

  test('replaces the links in the header below 768 px', async ({ page, visit }) => {
    await visit(homePage.path)
    for (const [width, isNarrow] of [
      [767, true],
      [768, false],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await expect(openButton(page)).toBeVisible({ visible: isNarrow })
      for (const name of [words.home, words.about, words.services, words.demo])
        await expect(menuLink(page, name)).toBeVisible({ visible: !isNarrow })
    }
  })

  test('closes on a link, which opens its page without a document load', async ({
    page,
    visit,
  }) => {
    await visit(homePage.path)
    const loads = documentLoads(page)
    await openMenu(page)
    await menuLink(page, words.about).click()
    await expect(page).toHaveTitle(words.titles.about)
    await expectClosed(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(loads).toEqual([])
  })

  test('closes on a link to the current page, on the logo and on Back', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await visit(homePage.path)
    await openMenu(page)
    await menuLink(page, words.home).click()
    await expectClosed(page)
    await openMenu(page)
    await header(page).getByRole('link', { name: words.brand }).click()
    await expectClosed(page)
    await openMenu(page)
    await menuLink(page, words.services).click()
    await expect(page).toHaveTitle(words.titles.services)
    await openMenu(page)
    await page.goBack()
    await expect(page).toHaveTitle(words.titles.home)
    await expectClosed(page)
  })

  test('closes on REQUEST FREE DEMO, which scrolls to the form', async ({ page, visit }) => {
    await visit(homePage.path)
    await openMenu(page)
    await menuLink(page, words.demo).click()
    await expectClosed(page)
    await expect(page.getByLabel(words.form.firstName, { exact: true })).toBeFocused()
    await expect(page.getByLabel(words.form.firstName, { exact: true })).toBeInViewport({
      ratio: 1,
    })
  })

  test('closes on a click outside the header', { tag: '@all' }, async ({ page, visit }) => {
    await visit(homePage.path)
    await openMenu(page)
    const lastLink = (await menuLink(page, words.demo).boundingBox())!
    expect(lastLink.y + lastLink.height, 'the menu leaves space below it').toBeLessThan(820)
    await page.mouse.click(195, 836)
    await expectClosed(page)
    await expect(page).toHaveURL(homePage.path)
  })

  test('closes on Escape and returns focus to the button', async ({ page, visit }) => {
    await visit(homePage.path)
    await openButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(menuLink(page, words.about)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(header(page).locator('nav a:focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(openButton(page)).toBeFocused()
  })

  test('exposes its state if it was opened before the script loaded', { tag: '@all' }, async ({
    page,
  }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/static/js/app.*', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(homePage.path, { waitUntil: 'commit' })
    await openMenu(page)
    release()
    await interactive(page)
    await expect(closeButton(page)).toHaveAttribute('aria-expanded', 'true')
    await closeButton(page).click()
    await expectClosed(page)
  })
})

for (const [how, blockScripts] of [
  ['scripts switched off', undefined],
  ['scripts blocked', (page: Page) => page.route(/\.js$/, (route) => route.abort())],
] as const) {
  test.describe(`The menu with ${how}`, { tag: blockScripts ? '@all' : [] }, () => {
    test.use({ javaScriptEnabled: blockScripts !== undefined })

    test('still links to every page', async ({ page, expectInConsole }) => {
      expectInConsole(/ERR_FAILED|dynamically imported module/)
      await blockScripts?.(page)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(servicesPage.path)
        for (const [name, address] of [
          [words.home, homePage.path],
          [words.about, aboutPage.path],
          [words.services, servicesPage.path],
          [words.demo, `${servicesPage.path}#contact`],
        ] as const) {
          if (width < 768) await header(page).getByRole('button').first().click()
          await menuLink(page, name).click()
          await expect(page).toHaveURL(address)
        }
      }
    })

    test('links to the form without covering it', async ({ page, expectInConsole }) => {
      expectInConsole(/ERR_FAILED|dynamically imported module/)
      await blockScripts?.(page)
      await page.goto(aboutPage.path)
      await header(page).getByRole('button').first().click()
      await menuLink(page, words.demo).click()
      await expect(page).toHaveURL(`${aboutPage.path}#contact`)
      const about = menuLink(page, words.about)
      // A tap outside the menu closes it.
      await page.mouse.click(195, 800)
      await expect(about).toBeHidden()
      await header(page).getByRole('button').first().click()
      await about.click()
      await expect(page).toHaveURL(aboutPage.path)
    })
  })
}
