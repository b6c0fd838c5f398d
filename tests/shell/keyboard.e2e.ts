import { consentBar } from '../support/analytics.ts'
import { aboutPage, everyPage, homePage, pageGroups, servicesPage } from '../support/pages.ts'
import { addresses, expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

type Stop = { element: string; ring: string; isCovered: boolean; isUnderHeader: boolean }

/** How the focused element looks on the screen. Null if nothing is focused. */
const focusedStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    // The radio buttons are hidden; their labels show focus.
    const visible = element.closest('label') ?? element
    const box = visible.getBoundingClientRect()
    const header = document.querySelector('header')!
    const area = { top: header.getBoundingClientRect().bottom, bottom: window.innerHeight }
    const x = (Math.max(0, box.left) + Math.min(window.innerWidth, box.right)) / 2
    const y = (Math.max(0, box.top) + Math.min(window.innerHeight, box.bottom)) / 2
    const hit = document.elementFromPoint(x, y)
    const styles = [element, visible, ...visible.children].map((it) => getComputedStyle(it))
    // A link that covers a whole card draws its ring there.
    styles.push(getComputedStyle(element, '::after'))
    const ring = styles.find(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
    )
    const isShell = header.contains(element) || element.matches('[href="#main"]')
    return {
      element: `${element.tagName} ${element.getAttribute('href') ?? element.id} ${element.textContent?.slice(0, 30)}`,
      ring: ring ? `${ring.outlineWidth} ${ring.outlineStyle} ${ring.outlineColor}` : '',
      isCovered: !hit || !(visible.contains(hit) || hit.contains(visible)),
      isUnderHeader: !isShell && box.height <= area.bottom - area.top && box.top < area.top - 1,
    }
  })

async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const stop = await focusedStop(page)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

test.describe('By keyboard', () => {
  for (const { path } of everyPage) {
    for (const width of [1280, 390]) {
      const tag = width === 1280 && [homePage.path, servicesPage.path].includes(path) ? [] : '@all'
      test(`focus on ${path} is visible and never covered at ${width} px`, {
        tag,
      }, async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 700 })
        await visit(path)
        const stops = await tabThrough(page)
        expect(stops.length).toBeGreaterThan(12)
        expect(stops.filter(({ ring }) => ring === '').map(({ element }) => element)).toEqual([])
        expect(stops.filter(({ isCovered }) => isCovered).map(({ element }) => element)).toEqual([])
        expect(
          stops.filter(({ isUnderHeader }) => isUnderHeader).map(({ element }) => element),
        ).toEqual([])
      })
    }
  }

  test('focus is never covered by a bar at the bottom of the screen', { tag: '@all' }, async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(/ERR_FAILED|dynamically imported module/)
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto(`${addresses.sites.google}${aboutPage.path}`)
    await expect(consentBar(page)).toBeVisible()
    const withConsentBar = await tabThrough(page)
    await page.route(/static\/js\/page\./, (route) => route.abort())
    await page.goto(aboutPage.path)
    await expect(page.getByRole('button', { name: words.retry })).toBeVisible()
    const withNotice = await tabThrough(page)
    for (const stops of [withConsentBar, withNotice]) {
      expect(stops.length).toBeGreaterThan(12)
      expect(stops.filter(({ isCovered }) => isCovered).map(({ element }) => element)).toEqual([])
    }
  })

  test('focus is never under the header when tabbing backwards', async ({ page, visit }) => {
    await visit(aboutPage.path)
    await page.getByRole('contentinfo').getByRole('link').last().focus()
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Shift+Tab')
      const stop = await focusedStop(page)
      expect(stop?.isUnderHeader, stop?.element).toBeFalsy()
      expect(stop?.isCovered, stop?.element).toBeFalsy()
    }
  })

  test('the skip link comes first and skips the header', async ({ page, visit }) => {
    await visit(homePage.path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: words.skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
})

/** The links, buttons and fields that are smaller than 24 px. */
const smallTargets = (page: Page) =>
  page
    .locator('a[href], button, input:not([type=hidden]), textarea, [role=tab]')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && !element.matches('[href="#main"]'))
        .map((element) => element.closest('label') ?? element)
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect()
          return width < 24 || height < 24
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )

for (const { which, group, tag } of pageGroups)
  test(`every target is at least 24 px wide and high on ${which}`, { tag }, async ({
    page,
    visit,
  }) => {
    for (const { path } of group) {
      await visit(path)
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await smallTargets(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
