import { clickInPlace, documentLoads, expectScrolledTo, scrollTo } from '../support/browsing.ts'
import { fieldNames, fill, visitor } from '../support/contact.ts'
import { everyLanguage, isMultilingual, other, own } from '../support/languages.ts'
import { services, tab } from '../support/tabs.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const { label, footerLabel } = own.content.site.languages
const headerSwitch = (page: Page) => page.getByRole('navigation', { name: label, exact: true })
const footerSwitch = (page: Page) =>
  page.getByRole('contentinfo').getByRole('navigation', { name: footerLabel, exact: true })
const linkIn = (page: Page, place = headerSwitch) =>
  place(page).getByRole('link', { name: other.name, exact: true })

/** Waits for a page in the other language. */
async function expectSwitched(page: Page, { path, title }: { path: string; title: string }) {
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(title)
  await expect(page.locator('html')).toHaveAttribute('lang', other.code)
}

test.describe('The language switch', () => {
  test.skip(!isMultilingual, 'needs a second language')

  test('is a landmark with a link to each language, in the header from 900 px and in the footer', async ({
    page,
    visit,
  }) => {
    await visit(own.aboutPage.path)
    for (const [width, isInHeader] of [
      [900, true],
      [899, false],
      [768, false],
      [767, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(headerSwitch(page)).toBeVisible({ visible: isInHeader })
      await expect(footerSwitch(page)).toBeVisible()
      for (const place of isInHeader ? [headerSwitch, footerSwitch] : [footerSwitch]) {
        await expect(place(page).getByRole('link')).toHaveCount(everyLanguage.length)
        for (const { code, name, aboutPage } of everyLanguage) {
          const link = place(page).getByRole('link', { name, exact: true })
          await expect(link).toHaveAttribute('href', aboutPage.path)
          await expect(link).toHaveAttribute('lang', code)
          await expect(link).toHaveAttribute('hreflang', code)
          if (code === own.code) await expect(link).toHaveAttribute('aria-current', 'true')
          else await expect(link).not.toHaveAttribute('aria-current')
        }
      }
    }
  })

  test('is at the end of the menu below 768 px', { tag: '@all' }, async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(own.aboutPage.path)
    await page.getByRole('button', { name: words.openMenu }).click()
    await expect(linkIn(page)).toBeInViewport({ ratio: 1 })
    await linkIn(page).click()
    await expectSwitched(page, other.aboutPage)
  })

  test('follows client-side navigation; a missing page leads to the home page', {
    tag: '@all',
  }, async ({ page, visit }) => {
    await visit(own.missing.path)
    await expect(linkIn(page)).toHaveAttribute('href', other.homePage.path)
    await page.getByRole('banner').getByRole('link', { name: words.services }).click()
    await expect(page).toHaveTitle(own.servicesPage.title)
    await linkIn(page).click()
    await expectSwitched(page, other.servicesPage)
  })

  test('keeps the selected tab, and the place on the page by keyboard', async ({ page, visit }) => {
    await visit(own.servicesPage.path)
    await tab(page, 1).click()
    await linkIn(page).click()
    await expectSwitched(page, {
      ...other.servicesPage,
      path: `${other.servicesPage.path}#${services[1]!.slug}`,
    })
    await interactive(page)
    const selected = page.getByRole('tab', { name: other.content.services[1]!.title })
    await expect(selected).toHaveAttribute('aria-selected', 'true')

    await visit(own.aboutPage.path)
    await page.getByRole('contentinfo').getByRole('link', { name: words.contact }).click()
    await expect(page).toHaveURL(`${own.aboutPage.path}#contact`)
    await linkIn(page, footerSwitch).focus()
    await page.keyboard.press('Enter')
    await expectSwitched(page, { ...other.aboutPage, path: `${other.aboutPage.path}#contact` })
    await expect(page.locator('#contact')).toBeInViewport()
  })

  test('keeps what was typed into the form, and the theme', async ({ page, visit }) => {
    await visit(own.aboutPage.path)
    const typed = visitor()
    await page.getByRole('radio', { name: own.content.site.theme.dark, exact: true }).check()
    await fill(page, typed)
    await linkIn(page).click()
    await expectSwitched(page, other.aboutPage)
    await interactive(page)
    for (const name of fieldNames)
      await expect(page.locator(`#field-${name}`)).toHaveValue(typed[name])
    const dark = page.getByRole('radio', { name: other.content.site.theme.dark, exact: true })
    await expect(dark).toBeChecked()
  })

  test('loads no code again, and no page loads the words of another language', async ({
    page,
    visit,
  }) => {
    const wordsRequested: string[] = []
    page.on('request', (request) => {
      const [, code] = /\/static\/js\/([\w-]+)\.[\w-]+\/.*\.js$/.exec(request.url()) ?? []
      if (code) wordsRequested.push(code)
    })
    const downloads = await scriptDownloads(page)
    await visit(own.servicesPage.path)
    await page.waitForLoadState('networkidle')
    expect(new Set(wordsRequested)).toEqual(new Set([own.code]))
    expect(downloads.length).toBeGreaterThan(3)

    const before = downloads.splice(0)
    wordsRequested.length = 0
    await linkIn(page).click()
    await expectSwitched(page, other.servicesPage)
    await interactive(page)
    await page.waitForLoadState('networkidle')
    expect(new Set(wordsRequested)).toEqual(new Set([other.code]))
    expect(downloads).not.toEqual([])
    expect(downloads.filter((path) => before.includes(path))).toEqual([])
  })

  test('leaves Back to return to the former language and place', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await visit(own.aboutPage.path)
    await scrollTo(page, 700)
    await clickInPlace(page, linkIn(page))
    await expectSwitched(page, other.aboutPage)
    await interactive(page)
    await page.goBack()
    await interactive(page)
    await expect(page).toHaveTitle(own.aboutPage.title)
    await expectScrolledTo(page, 700)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('leads to the same page', async ({ page }) => {
      for (const [index, { path }] of own.pages.entries()) {
        await page.goto(path)
        await linkIn(page, index % 2 === 0 ? headerSwitch : footerSwitch).click()
        await expectSwitched(page, other.pages[index]!)
      }
      await page.goto(own.missing.path)
      await linkIn(page, headerSwitch).click()
      await expectSwitched(page, other.homePage)
    })
  })
})

/** The path of every script that the page downloads from now on, rather than takes from the cache. */
async function scriptDownloads(page: Page): Promise<string[]> {
  const paths: string[] = []
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  const inMemory = new Set<string>()
  browser.on('Network.requestServedFromCache', ({ requestId }) => inMemory.add(requestId))
  browser.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' && !response.fromDiskCache && !inMemory.has(requestId))
      paths.push(new URL(response.url).pathname)
  })
  return paths
}

test('a page stays in its language, whatever the browser’s languages are', { tag: '@all' }, async ({
  browser,
  baseURL,
}) => {
  for (const { code: locale } of everyLanguage) {
    const context = await browser.newContext({ baseURL: baseURL!, locale })
    const page = await context.newPage()
    const loads = documentLoads(page)
    for (const { code, homePage } of everyLanguage) {
      await page.goto(homePage.path)
      await interactive(page)
      expect(await page.evaluate(() => navigator.languages)).toEqual([locale])
      await expect(page).toHaveTitle(homePage.title)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
    }
    expect(loads).toEqual(everyLanguage.map(({ homePage }) => homePage.path))
    await context.close()
  }
})

test('an unknown address below a language’s prefix gets the 404 page in that language', async ({
  page,
}) => {
  for (const { code, content, prefix, homePage, missing } of everyLanguage) {
    const response = await page.goto(`${prefix}/lost/found`)
    expect(response?.status()).toBe(404)
    await interactive(page)
    await expect(page).toHaveTitle(missing.title)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    const crumbs = page.getByRole('navigation', { name: content.site.breadcrumbs })
    await expect(crumbs.getByRole('listitem')).toHaveText([homePage.link, 'Lost', 'Found'])
    await expect(crumbs.getByRole('link')).toHaveAttribute('href', homePage.path)
  }
})
