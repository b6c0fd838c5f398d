import { clickInPlace, scrollPositions, scrollTo, scrollTop, settled } from '../support/browsing.ts'
import { servicesPage } from '../support/pages.ts'
import { expectSelected, last, services, tab } from '../support/tabs.ts'
import { expect, test } from '../support/test.ts'
import { arrowBack, arrowOn } from '../support/words.ts'

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

  test('support arrow keys, which wrap around, and Home and End', async ({ page, visit }) => {
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

    // Side by side, Up and Down scroll the page.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(list).not.toHaveAttribute('aria-orientation')
    await tab(page, 0).click()
    const before = await scrollTop(page)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before)
    await expectSelected(page, 0)
  })

  test('are one tab stop, followed by the panel', async ({ page, visit }) => {
    await visit(servicesPage.path)
    await tab(page, last).click()
    await expectSelected(page, last)
    await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(tab(page, last)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0)
  })

  test('replace the hash and nothing else, without scrolling or a history entry', {
    tag: '@all',
  }, async ({ page, visit }) => {
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
