import {
  clickInPlace,
  expectScrolledTo,
  headerLink,
  scrollPositions,
  scrollTo,
  scrollTop,
  settled,
} from '../../../tests/support/browsing.ts'
import { services, servicesPage as servicesContent, site } from '../../../tests/support/content.ts'
import { homePage, servicesPage } from '../../../tests/support/pages.ts'
import { expect, type Page, test } from '../../../tests/support/test.ts'
import { fill } from '../../lib/fill.ts'

const last = services.length - 1
const serviceAddress = (index: number) => `${servicesPage.path}#${services[index]!.slug}`
const tab = (page: Page, index: number) => page.getByRole('tab', { name: services[index]!.title })

async function expectSelected(page: Page, index: number) {
  await expect(tab(page, index)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name: services[index]!.title })).toBeVisible()
}

async function expectInView(page: Page, index: number) {
  await expectSelected(page, index)
  await expect(tab(page, index)).toBeInViewport()
  await expect(page.locator('[role=tabpanel]:visible > *').first()).toBeInViewport()
}

const navigationState = (page: Page) =>
  page.evaluate(() => (navigation.currentEntry?.getState() ?? {}) as { service?: number })

test.describe('The service tabs', () => {
  test('that were asked for are current in the hero, which names them', async ({ page, visit }) => {
    const lines = page.locator('main > section:first-of-type')
    const asked = (index: number) =>
      page.getByRole('link', {
        name: fill(servicesContent.hero.see!, { title: services[index]!.title }),
      })
    await visit(servicesPage.path)
    await expect(lines.locator('[aria-current]')).toHaveCount(0)
    await visit(homePage.path)
    await page
      .locator(`main a[href="${serviceAddress(last)}"]`)
      .first()
      .click()
    await expect(asked(last)).toHaveAttribute('aria-current', 'true')
    await asked(last).click()
    await expectInView(page, last)
    await tab(page, 0).click()
    await expect(asked(0)).toBeAttached()
    await expect(lines.locator('a[aria-current]')).toHaveCount(1)
  })

  test('show one service each', async ({ page, visit }) => {
    await visit(servicesPage.path)
    await expect(page.getByRole('tablist')).toHaveAccessibleName(/\S/)
    await expectSelected(page, 0)
    const panel = page.getByRole('tabpanel')
    for (const [index, { title }] of [...services.entries()].reverse()) {
      await tab(page, index).click()
      await expectSelected(page, index)
      const controlled = await tab(page, index).getAttribute('aria-controls')
      await expect(panel).toHaveAttribute('id', controlled!)
      await expect(panel.getByRole('heading', { name: title })).toBeVisible()
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('page-tabs h3:visible')).toHaveCount(services.length)
  })

  test('are one tab stop, with arrow keys, which wrap around, and Home and End', async ({
    page,
    visit,
  }) => {
    await visit(servicesPage.path)
    await tab(page, 0).focus()
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', last],
      ['ArrowRight', 0],
      ['ArrowLeft', last],
      ['ArrowLeft', last - 1],
      // Shortcuts of the browser.
      ['Alt+ArrowRight', last - 1],
      ['Control+Home', last - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, index)).toBeFocused()
      await expectSelected(page, index)
    }

    // Up and Down scroll the page, which Control+Home has taken to its top. A change of the address ends that.
    await expect(page).toHaveURL(serviceAddress(0))
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
    await expectSelected(page, 0)

    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0)
  })

  test('replace the hash and nothing else', { tag: '@all' }, async ({ page, visit }) => {
    const address = `${servicesPage.path}?from=mail`
    await visit(address)
    const entries = await page.evaluate(() => history.length)
    await tab(page, last).scrollIntoViewIfNeeded()
    await scrollTo(page, (await scrollTop(page)) + 20)
    await settled(page)
    const before = await scrollTop(page)
    for (const index of [0, last]) {
      // Playwright’s own click scrolls first; in Firefox even if the element is in view.
      await clickInPlace(page, tab(page, index))
      await expect(page).toHaveURL(`${address}#${services[index]!.slug}`)
    }
    expect(await scrollPositions(page, 300)).toEqual([Math.round(before)])
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.reload()
    await expectSelected(page, last)
  })
})

test.describe('A service', () => {
  test('that a phone opens has every name below the header', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(serviceAddress(last))
    await expectInView(page, last)
    await clickInPlace(page, tab(page, 0))
    await expectSelected(page, 0)
  })

  test('is selected, and in view, by the address and what changes it, which Back undoes', async ({
    page,
    visit,
  }) => {
    await visit(serviceAddress(1))
    await expectInView(page, 1)
    await headerLink(page, servicesPage.link).click()
    await expectSelected(page, 0)
    await expectScrolledTo(page, 0)
    await scrollTo(page, 3000)
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, services[last]!.slug)
    await expectInView(page, last)
    await page.goBack()
    await expectSelected(page, 0)
    await expectScrolledTo(page, 3000)
    await page.goForward()
    // The hash of another section.
    await page.getByRole('contentinfo').getByRole('link', { name: site.contactLink.text }).click()
    for (const turn of ['followed', 'reloaded']) {
      await expect(page, turn).toHaveURL(`${servicesPage.path}#contact`)
      await expectSelected(page, last)
      await page.reload()
    }
  })
})

test('A row on the home page selects its service, until a tab does', { tag: '@all' }, async ({
  page,
  visit,
}) => {
  await visit(homePage.path)
  await page.getByRole('main').getByRole('link', { name: services[last]!.title }).click()
  await expect(page).toHaveTitle(servicesPage.title)
  await expectSelected(page, last)
  expect(await scrollTop(page)).toBe(0)
  await expect(page).toHaveURL(serviceAddress(last))
  expect(await navigationState(page)).toEqual({ service: last })
  await tab(page, 0).click()
  await expectSelected(page, 0)
  await expect.poll(async () => (await navigationState(page)).service).toBeUndefined()
  await page.reload()
  await expectSelected(page, 0)
})
