import { expect, type Page, test } from './support/test.ts'
import { siteUrl } from './support/variants.ts'
import { words } from './support/words.ts'

const crumbs = (page: Page) =>
  page.getByRole('navigation', { name: words.breadcrumb }).locator('ol').getByRole('listitem')

async function structuredCrumbs(page: Page) {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const list = blocks
    .map((block) => JSON.parse(block))
    .find((data) => data['@type'] === 'BreadcrumbList')
  return list.itemListElement as { position: number; name: string; item: string }[]
}

const trails = [
  { path: '/', names: [words.home] },
  { path: '/services', names: [words.home, words.services] },
  { path: '/about', names: [words.home, words.about] },
  { path: '/contact', names: [words.home, words.contact] },
  { path: '/foo/bar-baz', names: [words.home, 'Foo', 'Bar Baz'] },
  { path: '/caf%C3%A9_au/lait', names: [words.home, 'Café Au', 'Lait'] },
  { path: '/services/gone', names: [words.home, words.services, 'Gone'] },
]

test.describe('Breadcrumbs', () => {
  for (const { path, names } of trails) {
    test(`on ${path} are ${names.join(', ')}, in the page and as structured data`, async ({
      page,
      visit,
    }) => {
      await visit(path)
      await expect(crumbs(page)).toHaveText(names)
      await expect(crumbs(page).locator('[aria-current]')).toHaveText(names.at(-1)!)
      await expect(crumbs(page).last().locator('[aria-current="page"]')).toBeVisible()

      await expect.poll(() => structuredCrumbs(page)).toHaveLength(names.length)
      const list = await structuredCrumbs(page)
      expect(list.map(({ name }) => name)).toEqual(names)
      expect(list.map(({ position }) => position)).toEqual(names.map((_, index) => index + 1))
      for (const { item } of list) expect(item.startsWith(siteUrl)).toBe(true)
      expect(list.at(-1)!.item).toBe(new URL(path, siteUrl).href)
    })
  }

  test('lead back to the pages that exist', async ({ page, visit }) => {
    await visit('/services/gone')
    await crumbs(page).getByRole('link', { name: words.services }).click()
    await expect(page).toHaveTitle(words.titles.services)
    await expect(crumbs(page)).toHaveText([words.home, words.services])
    await crumbs(page).getByRole('link', { name: words.home }).click()
    await expect(page).toHaveURL('/')
  })

  test('change with the route, as structured data too', async ({ page, visit }) => {
    await visit('/')
    await page.getByRole('banner').getByRole('link', { name: words.about }).click()
    await expect(crumbs(page)).toHaveText([words.home, words.about])
    await expect.poll(async () => (await structuredCrumbs(page)).at(-1)?.name).toBe(words.about)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('stand on every page, as structured data too', async ({ page }) => {
      for (const { path, names } of trails.slice(0, 3)) {
        await page.goto(path)
        await expect(crumbs(page)).toHaveText(names)
        expect((await structuredCrumbs(page)).map(({ name }) => name)).toEqual(names)
      }
      await page.goto('/foo/bar-baz')
      await expect(crumbs(page).first()).toHaveText(words.home)
      expect((await structuredCrumbs(page))[0]!.name).toBe(words.home)
    })
  })
})
