import {
  clickInPlace,
  expectScrolledTo,
  scrollPositions,
  scrollTo,
  scrollTop,
  settled,
} from '../support/browsing.ts'
import { homePage, servicesPage } from '../support/pages.ts'
import { expectSelected, last, services, tab } from '../support/tabs.ts'
import { expect, type Page, test } from '../support/test.ts'
import { arrowBack, arrowOn, words } from '../support/words.ts'

test.describe('The service tabs', () => {
  test('select on click and show one service each, with its icon in its colour', async ({
    page,
    visit,
  }) => {
    await visit(servicesPage.path)
    await expect(page.getByRole('tablist')).toHaveAccessibleName(/\S/)
    await expectSelected(page, 0)
    const panel = page.getByRole('tabpanel')
    const colors = new Set<string>()
    for (const [index, { title }] of [...services.entries()].reverse()) {
      await tab(page, index).click()
      await expectSelected(page, index)
      const controlled = await tab(page, index).getAttribute('aria-controls')
      await expect(panel).toHaveAttribute('id', controlled!)
      const icon = panel.getByRole('heading', { name: title }).locator('svg')
      await expect(icon).toBeVisible()
      colors.add(await icon.evaluate((drawing) => getComputedStyle(drawing).backgroundColor))
    }
    expect(colors.size).toBe(services.length)
  })

  test('support arrow keys, which wrap around, Home and End, and are one tab stop', async ({
    page,
    visit,
  }) => {
    await visit(servicesPage.path)
    const list = page.getByRole('tablist')
    await expect(list).toHaveAttribute('aria-orientation', 'vertical')
    await tab(page, 0).focus()
    for (const [key, index] of [
      [arrowOn, 1],
      ['ArrowDown', 2 % services.length],
      ['End', last],
      [arrowOn, 0],
      ['ArrowUp', last],
      [arrowBack, last - 1],
      // Shortcuts of the browser.
      ['Alt+ArrowRight', last - 1],
      ['Control+Home', last - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, index)).toBeFocused()
      await expectSelected(page, index)
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(tab(page, 0)).toBeFocused()

    // Side by side, Up and Down scroll the page.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(list).not.toHaveAttribute('aria-orientation')
    await tab(page, 0).click()
    const before = await scrollTop(page)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before)
    await expectSelected(page, 0)
  })

  test('replace the hash and nothing else, without scrolling or a history entry, and stay selected after Back and a reload', async ({
    page,
    visit,
  }) => {
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
    await clickInPlace(page, page.getByRole('banner').getByRole('link', { name: words.about }))
    await expect(page).toHaveTitle(words.titles.about)
    await page.goBack()
    await expectSelected(page, last)
    await expectScrolledTo(page, before)
    await page.reload()
    await expectSelected(page, last)
  })
})

async function expectInView(page: Page, index: number) {
  await expectSelected(page, index)
  await expect(tab(page, index)).toBeInViewport()
  await expect(page.getByRole('tabpanel').getByRole('figure')).toBeInViewport()
}

test('A service is selected and scrolled into view by its hash, also by a change of it, which Back undoes', {
  tag: '@language',
}, async ({ page, visit }) => {
  await visit(`${servicesPage.path}#${services[last]!.slug}`)
  await expectInView(page, last)
  for (const [from, index] of [
    [3000, 0],
    [0, last],
  ] as const) {
    await scrollTo(page, from)
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, services[index]!.slug)
    await expectInView(page, index)
  }
  await page.goBack()
  await expectSelected(page, 0)
  // The hash of another section.
  await page.getByRole('contentinfo').getByRole('link', { name: words.contact }).click()
  await expect(page).toHaveURL(`${servicesPage.path}#contact`)
  await expectSelected(page, 0)
})

test('A row on the home page selects its service, even if the hash names another, until a tab is selected', async ({
  page,
  visit,
}) => {
  const historyState = () => page.evaluate(() => history.state?.usr ?? null)
  await visit(homePage.path)
  await page.getByRole('main').getByRole('link', { name: services[last]!.title }).click()
  await expect(page).toHaveTitle(words.titles.services)
  await expectSelected(page, last)
  expect(await scrollTop(page)).toBe(0)
  expect(await historyState()).toEqual({ service: last })
  await page.evaluate(
    (hash) => history.replaceState(history.state, '', hash),
    `#${services[0]!.slug}`,
  )
  await page.reload()
  await expectSelected(page, last)

  await tab(page, 0).click()
  await expectSelected(page, 0)
  await expect.poll(async () => (await historyState())?.service).toBeUndefined()
  await page.reload()
  await expectSelected(page, 0)
})
