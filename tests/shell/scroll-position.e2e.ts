import {
  expectScrolledTo,
  follow,
  scrollPositions,
  scrollTo,
  settled,
} from '../support/browsing.ts'
import { services } from '../support/content.ts'
import { aboutPage, homePage, missing, servicesPage } from '../support/pages.ts'
import { expect, interactive, test } from '../support/test.ts'

test.describe('The scroll position', () => {
  test('is restored by Back and Forward, however long the pages are', {
    tag: '@firefox',
  }, async ({ page, visit }) => {
    await visit(missing.path)
    await scrollTo(page, 150)
    const entries = [{ path: missing.path, title: missing.title, y: 150 }]
    for (const [{ path, title }, place] of [
      [homePage, 'end'],
      [aboutPage, 420],
      [servicesPage, 'end'],
      [aboutPage, 1500],
    ] as const) {
      await follow(page, path)
      await expect(page).toHaveTitle(title)
      await expectScrolledTo(page, 0)
      await settled(page)
      const end = () => document.documentElement.scrollHeight - innerHeight
      const y = place === 'end' ? await page.evaluate(end) : place
      await scrollTo(page, y)
      entries.push({ path, title, y })
    }
    let at = entries.length - 1
    for (const step of [-1, -1, -1, -1, 1, 1, 1, 1]) {
      await page.evaluate((by) => history.go(by), step)
      const { title, y } = entries[step < 0 ? --at : ++at]!
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expectScrolledTo(page, y)
    }
  })

  test('is kept by a reload', async ({ page, visit }) => {
    await visit(`${servicesPage.path}#${services.at(-1)!.slug}`)
    await scrollTo(page, 2200)
    await settled(page)
    await page.reload()
    await interactive(page)
    await expectScrolledTo(page, 2200)
    for (const y of await scrollPositions(page, 300)) expect(y).toBeCloseTo(2200, -0.6)
  })
})
