import { scrollThrough } from '../support/browsing.ts'
import { everyPage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test.use({ forcedColors: 'active' })

/** What tells a control's state to the eye. */
const look = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { outlineStyle, outlineColor, borderColor, backgroundColor, color } =
        getComputedStyle(element)
      return [outlineStyle, outlineColor, borderColor, backgroundColor, color].join()
    })

test.describe('In forced colours', () => {
  test('every control has an edge, a ground of its own or a line under it', async ({
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
              const ground = getComputedStyle(document.documentElement).backgroundColor
              const hasEdge =
                style.borderStyle !== 'none' &&
                style.borderWidth !== '0px' &&
                style.borderColor !== ground
              return (
                !hasEdge && style.backgroundColor === ground && style.textDecorationLine === 'none'
              )
            })
            .map((element) => element.outerHTML.slice(0, 160)),
        )
      expect(bare, path).toEqual([])
    }
  })

  test('what is chosen looks other than what is not', async ({ page, visit }) => {
    await visit('/')
    await expect(page.getByRole('radiogroup')).toBeVisible()
    const chosen = await look(page, 'article:has(input:checked)')
    expect(chosen).not.toBe(await look(page, 'article:has(input:not(:checked))'))
    await visit('/services')
    const selected = await look(page, '[role=tab][aria-selected=true] > :first-child')
    const tab = await look(page, '[role=tab][aria-selected=true]')
    expect([selected, tab]).not.toEqual([
      await look(page, '[role=tab][aria-selected=false] > :first-child'),
      await look(page, '[role=tab][aria-selected=false]'),
    ])
  })

  test('no drawing vanishes in the ground', async ({ page, visit }) => {
    for (const { path } of everyPage) {
      await visit(path)
      const vanished = await page.locator('svg').evaluateAll((all) => {
        const ground = getComputedStyle(document.documentElement).backgroundColor
        const isSeen = (shape: Element) => {
          const { fill, stroke } = getComputedStyle(shape)
          return [fill, stroke].some((paint) => paint !== 'none' && paint !== ground)
        }
        return all
          .filter((drawing) => drawing.checkVisibility())
          .filter(
            (drawing) =>
              ![...drawing.querySelectorAll('path, line, circle, rect, text')].some(isSeen),
          )
          .map((drawing) => drawing.outerHTML.slice(0, 200))
      })
      expect(vanished, path).toEqual([])
    }
  })

  test('the focus is seen', async ({ page, visit }) => {
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
