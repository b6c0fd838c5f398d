import { expect, type Page } from '@playwright/test'

/** What is wrong with the focused element on the screen, or null if nothing is focused. */
const focusProblems = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    // The radio buttons are hidden; their labels show focus.
    const visible = element.closest('label') ?? element
    const box = visible.getBoundingClientRect()
    const x = (Math.max(0, box.left) + Math.min(window.innerWidth, box.right)) / 2
    const y = (Math.max(0, box.top) + Math.min(window.innerHeight, box.bottom)) / 2
    const hit = document.elementFromPoint(x, y)
    const styles = [element, visible, ...visible.children].map((it) => getComputedStyle(it))
    // A link that covers a whole card draws its ring there.
    styles.push(getComputedStyle(element, '::after'))
    const invisible = ['rgba(0, 0, 0, 0)']
    if (matchMedia('(forced-colors: active)').matches)
      invisible.push(getComputedStyle(document.documentElement).backgroundColor)
    const hasRing = styles.some(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle !== 'none' && outlineWidth !== '0px' && !invisible.includes(outlineColor),
    )
    const header = document.querySelector('header')!
    const headerEnd = header.getBoundingClientRect().bottom
    const isBelowHeader =
      header.contains(element) ||
      element.matches('[href="#main"]') ||
      box.height > window.innerHeight - headerEnd ||
      box.top >= headerEnd - 1
    const problems = [
      !hasRing && 'no visible focus',
      !(hit && (visible.contains(hit) || hit.contains(visible))) && 'covered',
      !isBelowHeader && 'under the header',
    ]
    return problems
      .filter(Boolean)
      .map((problem) => `${problem}: ${element.outerHTML.slice(0, 120)}`)
  })

/** Moves focus through the page. Softly expects it to be visible, never covered and never under the header. */
export async function expectFocusVisible(page: Page, key: 'Tab' | 'Shift+Tab', where: string) {
  const problems: string[] = []
  let stops = 0
  for (; stops < 120; stops++) {
    await page.keyboard.press(key)
    const found = await focusProblems(page)
    if (!found) break
    problems.push(...found)
  }
  expect.soft(stops, `${where}, ${key}: stops`).toBeGreaterThan(12)
  expect.soft(problems, `${where}, ${key}`).toEqual([])
}
