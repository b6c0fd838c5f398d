import { content, entries, home, services } from '../support/content.ts'
import { homePage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

const board = (page: Page) => page.getByRole('figure').filter({ hasText: home.board!.caption })
const rows = (page: Page) => board(page).getByRole('listitem')
/** The firm of the case that is the last row. */
const onHome = entries.cases.flatMap(({ slug, company }) =>
  slug === content.work?.onHome ? [company] : [],
)
const job = services[0]!.jobs[0]!

test.describe('The departures board', () => {
  test.skip(!home.board, 'is left out of the content')

  test('lists the worked example first, then the night', async ({ page, visit }) => {
    await visit(homePage.path)
    const texts = [...home.board!.rows.map((row) => row.job), ...onHome]
    await expect(rows(page)).toHaveCount(texts.length + 1)
    const [first, ...night] = await rows(page).all()
    for (const text of [home.yourLine.board.yours, job.name])
      await expect(first!.getByText(text, { exact: true })).toBeVisible()
    await expect(first!).toHaveText(/\d/)
    await expect(first!).not.toHaveText(/[{}]/)
    for (const [index, row] of night.entries()) await expect(row).toContainText(texts[index]!)
  })

  test('keeps its size and columns when the figures become longer or shorter', async ({
    page,
    visit,
  }) => {
    await visit(homePage.path)
    const boxes = () =>
      board(page)
        .locator('li, strong, li > span:nth-child(4)')
        .evaluateAll((all) =>
          all.map((each) => {
            const { x, y, height } = each.getBoundingClientRect()
            // Outcomes have other heights with other texts, but start at the same place.
            return each.matches('span') ? [x] : [x, y, height]
          }),
        )
    for (const width of [320, 390, 834, 960, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const before = await boxes()
      for (const figures of ['longest', 'short']) {
        await rows(page)
          .first()
          .evaluate((row: HTMLElement, length) => {
            const isLong = length === 'longest'
            const [outcome, state] = [...row.children].slice(-2)
            outcome!.textContent = isLong ? row.dataset.longestOutcome! : '1'
            state!.textContent = isLong ? row.dataset.longestState! : '1'
          }, figures)
        expect(await boxes(), `${figures} at ${width} px`).toEqual(before)
      }
    }
  })
})
