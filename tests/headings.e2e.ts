import { everyPage } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.describe('Headings', () => {
  for (const { path } of everyPage) {
    test(`of ${path} are one h1 and steps down of one level`, async ({ page, visit }) => {
      await visit(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])))
      expect(levels[0]).toBe(1)
      for (const [index, level] of levels.entries()) {
        expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
      }
    })
  }
})
