import { scrollThrough } from '../support/browsing.ts'
import { everyPage, pageGroups } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'
import { yourLine } from '../support/your-line.ts'

test.use({ forcedColors: 'active' })

/** The styles that show the state of a control. */
const stateStyles = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { outlineStyle, outlineColor, borderColor, backgroundColor, color } =
        getComputedStyle(element)
      return [outlineStyle, outlineColor, borderColor, backgroundColor, color].join()
    })

test.describe('In forced colours', () => {
  test('every control has a border, a background or an underline', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    for (const { path } of everyPage) {
      await visit(path)
      await scrollThrough(page)
      const bare = await page
        .locator('main :is(button, input:not([type=hidden]), textarea, a[href="#contact"])')
        .evaluateAll((all) =>
          all
            .filter((element) => element.checkVisibility())
            .map((element) => element.closest('article, label') ?? element)
            .filter((element) => {
              const style = getComputedStyle(element)
              const background = getComputedStyle(document.documentElement).backgroundColor
              const hasBorder =
                style.borderStyle !== 'none' &&
                style.borderWidth !== '0px' &&
                style.borderColor !== background
              return (
                !hasBorder &&
                style.backgroundColor === background &&
                style.textDecorationLine === 'none'
              )
            })
            .map((element) => element.outerHTML.slice(0, 160)),
        )
      expect(bare, path).toEqual([])
    }
  })

  /** The browser paints the background's colour behind every text, whatever the element's own background is. */
  for (const { which, group, tag } of pageGroups)
    test(`no text has the colour of the background on ${which}`, { tag }, async ({
      page,
      visit,
    }) => {
      const invisible = () =>
        page.locator('body :not([aria-hidden=true] *)').evaluateAll((all) =>
          all
            .filter((element) =>
              [...element.childNodes].some(
                (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
              ),
            )
            .filter(
              (element) =>
                element.checkVisibility() &&
                getComputedStyle(element).color ===
                  getComputedStyle(document.documentElement).backgroundColor,
            )
            .map((element) => element.outerHTML.slice(0, 160)),
        )
      for (const { path } of group) {
        await visit(path)
        // The style sheets may still be loading.
        await expect.poll(invisible, path).toEqual([])
      }
    })

  test('selected options look different from the others', async ({ page, visit }) => {
    await visit('/')
    await expect(yourLine(page)).toBeVisible()
    const job = await stateStyles(page, '#your-line input:checked')
    expect(job).not.toBe(await stateStyles(page, '#your-line input:not(:checked)'))
    const checked = await stateStyles(page, 'article input:checked')
    expect(checked).not.toBe(await stateStyles(page, 'article input:not(:checked)'))
    await visit('/services')
    const selected = await stateStyles(page, '[role=tab][aria-selected=true] > :first-child')
    const tab = await stateStyles(page, '[role=tab][aria-selected=true]')
    expect([selected, tab]).not.toEqual([
      await stateStyles(page, '[role=tab][aria-selected=false] > :first-child'),
      await stateStyles(page, '[role=tab][aria-selected=false]'),
    ])
  })

  test('no drawing disappears into the background', { tag: '@all' }, async ({ page, visit }) => {
    for (const { path } of everyPage) {
      await visit(path)
      const invisible = await page.locator('svg').evaluateAll((all) => {
        const background = getComputedStyle(document.documentElement).backgroundColor
        const isVisible = (shape: Element) => {
          const { fill, stroke } = getComputedStyle(shape)
          return [fill, stroke].some((paint) => paint !== 'none' && paint !== background)
        }
        return all
          .filter((drawing) => drawing.checkVisibility())
          .filter(
            (drawing) =>
              ![...drawing.querySelectorAll('path, line, circle, rect, text')].some(isVisible),
          )
          .map((drawing) => drawing.outerHTML.slice(0, 200))
      })
      expect(invisible, path).toEqual([])
    }
  })

  test('focus is visible', { tag: '@all' }, async ({ page, visit }) => {
    await visit('/')
    for (const target of [
      page.getByLabel(words.form.firstName, { exact: true }),
      page.getByRole('banner').getByRole('link').first(),
    ]) {
      await target.focus()
      await expect(target).not.toHaveCSS('outline-style', 'none')
    }
  })
})
