import { servicesPage as content } from '../../../tests/support/content.ts'
import { servicesPage } from '../../../tests/support/pages.ts'
import { expect, type Page, test } from '../../../tests/support/test.ts'

const cards = (page: Page) =>
  page.getByRole('region', { name: content.why.heading }).locator('ul > li')

/** Scrolls through the cards. The numbers of those that were whole and uncovered, and all tops when the last one was. */
const scrollThrough = (page: Page) =>
  cards(page).evaluateAll((all) => {
    document.documentElement.dataset.whole = ''
    const header = document.querySelector('header')!.offsetHeight
    const whole = new Set<number>()
    let tops: number[] = []
    const list = all[0]!.parentElement!.getBoundingClientRect()
    const start = scrollY + list.top - innerHeight
    for (let top = start; whole.size < all.length && top < start + 9000; top += 4) {
      scrollTo({ top, behavior: 'instant' })
      const boxes = all.map((card) => card.getBoundingClientRect())
      for (const [index, { top, bottom }] of boxes.entries())
        if (top >= header && bottom <= Math.min(innerHeight, (boxes[index + 1]?.top ?? bottom) + 1))
          whole.add(index)
      tops = boxes.map(({ top }) => top - header)
    }
    return { whole: [...whole], tops }
  })

test('The reasons stack as the page scrolls, each after it was whole in view', async ({
  page,
  visit,
}) => {
  await visit(servicesPage.path)
  for (const [width, height] of [
    [1366, 657],
    [1440, 900],
    [375, 667],
    [360, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const { whole, tops } = await scrollThrough(page)
    expect(whole).toEqual([...tops.keys()])
    expect(tops[0], 'below the header').toBeGreaterThan(0)
    for (const [index, top] of tops.slice(1).entries())
      expect(top - tops[index]!, 'each shows its top edge above the next').toBeGreaterThan(4)
  }
})

test('The reasons are a list if motion is reduced or the window is low', { tag: '@all' }, async ({
  page,
  visit,
}) => {
  await visit(servicesPage.path)
  const expectList = async () => {
    for (const card of await cards(page).all())
      await expect(card).not.toHaveCSS('position', 'sticky')
  }
  await page.setViewportSize({ width: 1280, height: 590 })
  await expectList()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectList()
})
