import { everyPage, missing, pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.describe('Routes', () => {
  for (const { path, title } of everyPage) {
    test(`${path} has its title`, async ({ page, visit }) => {
      await visit(path)
      await expect(page).toHaveTitle(title)
    })
  }
  for (const { path } of pages) {
    test(`${path} is answered by 200`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(200)
    })
  }
  test('an unknown address is answered by 404', async ({ request }) => {
    expect((await request.get(missing.path)).status()).toBe(404)
  })
})
