import { clickInPlace, scrollTo, scrollTop, settled } from '../support/browsing.ts'
import { servicesPage as servicesContent } from '../support/content.ts'
import { servicesPage } from '../support/pages.ts'
import { expectSelected, last, services, tab } from '../support/tabs.ts'
import { expect, test } from '../support/test.ts'
import { arrowBack, arrowOn, words } from '../support/words.ts'

test.describe('The service tabs', () => {
  test('select on click and show one service each', async ({ page, visit }) => {
    await visit(servicesPage.path)
    await expect(page.getByRole('tablist')).toHaveAccessibleName(/\S/)
    await expectSelected(page, 0)
    const colors = new Set<string>()
    for (const index of [...services.keys()].reverse()) {
      await tab(page, index).click()
      await expectSelected(page, index)
      const panel = page.getByRole('tabpanel')
      await expect(panel).toHaveAttribute(
        'id',
        (await tab(page, index).getAttribute('aria-controls'))!,
      )
      const heading = panel.getByRole('heading', { name: services[index]!.title })
      const icon = heading.locator('svg')
      await expect(icon).toBeVisible()
      colors.add(await icon.evaluate((drawing) => getComputedStyle(drawing).backgroundColor))
      const { featuresHeading, benefitsHeading } = servicesContent.detail
      for (const name of services[index]!.benefits
        ? [featuresHeading, benefitsHeading]
        : [featuresHeading]) {
        const items = panel.getByRole('list', { name }).getByRole('listitem')
        await expect(items.first()).toBeVisible()
        expect(await items.count(), name).toBeGreaterThan(0)
      }
      await expect(panel.getByText(words.sample, { exact: true })).toBeVisible()
    }
    expect(colors.size, 'a different accent colour for each').toBe(services.length)
  })

  test('support arrow keys, which wrap around, and Home and End', async ({ page, visit }) => {
    await visit(servicesPage.path)
    await tab(page, 0).focus()
    for (const [key, index] of [
      [arrowOn, 1],
      [arrowOn, 2 % services.length],
      ['End', last],
      [arrowOn, 0],
      [arrowBack, last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, index)).toBeFocused()
      await expectSelected(page, index)
    }
  })

  test('support Up and Down only in the vertical layout', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await visit(servicesPage.path)
    const list = page.getByRole('tablist')
    await expect(list).toHaveAttribute('aria-orientation', 'vertical')
    await tab(page, 0).click()
    await page.keyboard.press('ArrowDown')
    await expectSelected(page, 1)
    await page.keyboard.press('ArrowUp')
    await expectSelected(page, 0)

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(list).not.toHaveAttribute('aria-orientation')
    await tab(page, 0).click()
    const before = await scrollTop(page)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before)
    await expectSelected(page, 0)
  })

  test('leave the browser’s shortcuts alone', { tag: '@all' }, async ({ page, visit }) => {
    await visit(servicesPage.path)
    await tab(page, 1).click()
    for (const keys of ['Alt+ArrowRight', 'Control+End']) {
      await page.keyboard.press(keys)
      await expectSelected(page, 1)
    }
  })

  test('are one tab stop, followed by the panel', async ({ page, visit }) => {
    await visit(servicesPage.path)
    await tab(page, last).click()
    await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(tab(page, last)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0)
  })

  test('replace the hash, without scrolling or a history entry', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await visit(servicesPage.path)
    const entries = await page.evaluate(() => history.length)
    await tab(page, last).scrollIntoViewIfNeeded()
    await scrollTo(page, (await scrollTop(page)) + 20)
    await settled(page)
    const before = await scrollTop(page)
    for (const index of [last, 0]) {
      // Playwright’s own click scrolls first; in Firefox even if the element is in view.
      await clickInPlace(page, tab(page, index))
      await expect(page).toHaveURL(`${servicesPage.path}#${services[index]!.slug}`)
      expect(await scrollTop(page)).toBe(before)
    }
    await page.waitForTimeout(300)
    expect(await scrollTop(page)).toBe(before)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('keep the selection after a reload', { tag: '@all' }, async ({ page, visit }) => {
    await visit(servicesPage.path)
    await tab(page, last).click()
    await expect(page).toHaveURL(`${servicesPage.path}#${services[last]!.slug}`)
    await page.reload()
    await expectSelected(page, last)
  })
})
