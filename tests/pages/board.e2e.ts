import { home } from '../support/content.ts'
import { homePage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test('The departures board keeps its size and columns when the figures become longer or shorter', {
  tag: '@all',
}, async ({ page, visit }) => {
  test.skip(!home.board, 'is left out of the content')
  await visit(homePage.path)
  const board = page.getByRole('figure').filter({ hasText: home.board!.caption })
  const boxes = () =>
    board.locator('li, strong, li > span:nth-child(4)').evaluateAll((all) =>
      all.map((each) => {
        const { x, y, height } = each.getBoundingClientRect()
        // Outcomes have other heights with other texts, but start at the same place.
        return each.matches('span') ? [x] : [x, y, height]
      }),
    )
  for (const width of [390, 834, 1200]) {
    await page.setViewportSize({ width, height: 800 })
    const before = await boxes()
    for (const figures of ['longest', 'short']) {
      const row = board.getByRole('listitem').first()
      await row.evaluate((element: HTMLElement, length) => {
        const { longestOutcome, longestState } = element.dataset
        const [outcome, state] = [...element.children].slice(-2)
        outcome!.textContent = length === 'longest' ? longestOutcome! : '1'
        state!.textContent = length === 'longest' ? longestState! : '1'
      }, figures)
      expect(await boxes(), `${figures} at ${width} px`).toEqual(before)
    }
  }
})
