import { documentLoads, settled } from '../support/browsing.ts'
import { field } from '../support/contact.ts'
import { isSample, leadsToForm, site } from '../support/content.ts'
import { aboutPage, headerPages, homePage, servicesPage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

const header = (page: Page) => page.getByRole('banner')
const openButton = (page: Page) =>
  header(page).getByRole('button', { name: site.navigation.openMenu })
const closeButton = (page: Page) =>
  header(page).getByRole('button', { name: site.navigation.closeMenu })
const menuLink = (page: Page, name: string) =>
  header(page)
    .getByRole('navigation')
    // A space may precede “, opens in a new tab”.
    .getByRole('link', name === site.cta.text ? { name } : { name, exact: true })
const links = [homePage.link, aboutPage.link, servicesPage.link, site.cta.text]

async function openMenu(page: Page) {
  await openButton(page).click()
  await expect(menuLink(page, aboutPage.link)).toBeVisible()
}

async function expectClosed(page: Page) {
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menuLink(page, aboutPage.link)).toBeHidden()
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.describe('The menu on a narrow screen', () => {
  test('has a button that exposes its state, also by keyboard', async ({ page, visit }) => {
    await visit(homePage.path)
    await expectClosed(page)
    await openMenu(page)
    await expect(closeButton(page)).toHaveAttribute('aria-expanded', 'true')
    for (const name of links) await expect(menuLink(page, name)).toBeInViewport({ ratio: 1 })
    const languages = header(page).getByRole('navigation', { name: site.languages.label })
    if (isSample) await expect(languages).toBeInViewport({ ratio: 1 })
    await closeButton(page).click()
    await expectClosed(page)

    await openButton(page).press('Enter')
    await expect(menuLink(page, aboutPage.link)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(header(page).locator('nav a:focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(openButton(page)).toBeFocused()

    await page.setViewportSize({ width: 768, height: 844 })
    await expect(header(page).locator(':popover-open')).toHaveCount(0)
    for (const name of links) await expect(menuLink(page, name)).toBeInViewport({ ratio: 1 })
    if (isSample) await expect(languages).toBeInViewport({ ratio: 1 })
    expect((await header(page).boundingBox())!.height, 'one row').toBeLessThan(80)
    const others = headerPages.filter(({ link }) => !links.includes(link))
    for (const { link } of others) await expect(menuLink(page, link)).toBeHidden()
    if (others.length > 0) await openButton(page).press('Enter')
    for (const { link } of headerPages) await expect(menuLink(page, link)).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(header(page).locator(':popover-open')).toHaveCount(0)
    await expect(openButton(page)).toBeHidden()
    for (const { link } of headerPages) await expect(menuLink(page, link)).toBeVisible()
  })

  test('closes on a link and on Back', { tag: '@all' }, async ({ page, visit }) => {
    await visit(homePage.path)
    const loads = documentLoads(page)
    for (const close of [
      () => menuLink(page, homePage.link).click(),
      () => header(page).getByRole('link', { name: site.brand }).click(),
    ]) {
      await openMenu(page)
      await close()
      await expectClosed(page)
      await expect(page).toHaveURL(homePage.path)
    }
    await openMenu(page)
    await menuLink(page, servicesPage.link).click()
    await expect(page).toHaveTitle(servicesPage.title)
    await expectClosed(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await openMenu(page)
    await page.goBack()
    await expect(page).toHaveTitle(homePage.title)
    await expectClosed(page)

    if (leadsToForm) {
      await openMenu(page)
      await menuLink(page, site.cta.text).click()
      await expectClosed(page)
      const first = field(page, 'firstName')
      await expect(first).toBeFocused()
      await expect(first).toBeInViewport({ ratio: 1 })
    }
    expect(loads).toEqual([])
  })

  test('closes as a pointer goes down outside it, which presses nothing else', async ({
    page,
    visit,
  }) => {
    await visit(homePage.path)
    const address = page.url()
    await openMenu(page)
    // The page gets longer until all of it is laid out.
    await settled(page)
    // A link at the foot of the window, which the menu leaves free.
    const link = page.locator('main a[href^="/"]').last()
    await link.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 800))
    await settled(page)
    const { x, y } = (await link.boundingBox())!
    expect(y).toBeLessThan(844)
    const { y: top, height } = (await header(page).locator('#menu').boundingBox())!
    expect(844 - top - height).toBeGreaterThanOrEqual(80)
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.down()
    await expectClosed(page)
    await page.mouse.up()
    await openMenu(page)
    await page.touchscreen.tap(x + 5, y + 5)
    await expectClosed(page)
    await expect(page).toHaveURL(address)
    await page.mouse.click(x + 5, y + 5)
    await expect(page).not.toHaveURL(address)
  })
})

test.describe('The menu without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('links to every page and to the form, which it does not cover', async ({ page }) => {
    test.skip(!leadsToForm)
    const button = header(page).getByRole('button').first()
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(servicesPage.path)
      for (const [name, address] of [
        [homePage.link, homePage.path],
        [aboutPage.link, aboutPage.path],
        [site.cta.text, `${aboutPage.path}#contact`],
      ] as const) {
        if (width < 768) await button.click()
        await menuLink(page, name).click()
        await expect(page).toHaveURL(address)
      }
      await expect(field(page, 'firstName')).toBeInViewport()
    }
    // A tap outside the menu closes it.
    await page.mouse.click(195, 800)
    await expect(menuLink(page, aboutPage.link)).toBeHidden()
    await button.click()
    await menuLink(page, servicesPage.link).click()
    await expect(page).toHaveURL(servicesPage.path)
  })
})
