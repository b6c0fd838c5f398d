import { expect, type Page, test } from './support/test.ts'
import { siteUrl } from './support/variants.ts'

const crumbs = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).locator('ol').getByRole('listitem')

async function structuredCrumbs(page: Page) {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const list = blocks
    .map((block) => JSON.parse(block))
    .find((data) => data['@type'] === 'BreadcrumbList')
  return list.itemListElement as { position: number; name: string; item: string }[]
}

const trails = [
  { path: '/', names: ['Home'] },
  { path: '/services', names: ['Home', 'Services'] },
  { path: '/about', names: ['Home', 'About'] },
  { path: '/contact', names: ['Home', 'Contact'] },
  { path: '/foo/bar-baz', names: ['Home', 'Foo', 'Bar Baz'] },
  { path: '/caf%C3%A9_au/lait', names: ['Home', 'Café Au', 'Lait'] },
  { path: '/services/gone', names: ['Home', 'Services', 'Gone'] },
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
    await crumbs(page).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveTitle('Services | Relaywell')
    await expect(crumbs(page)).toHaveText(['Home', 'Services'])
    await crumbs(page).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('change with the route, as structured data too', async ({ page, visit }) => {
    await visit('/')
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(crumbs(page)).toHaveText(['Home', 'About'])
    await expect.poll(async () => (await structuredCrumbs(page)).at(-1)?.name).toBe('About')
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
      await expect(crumbs(page).first()).toHaveText('Home')
      expect((await structuredCrumbs(page))[0]!.name).toBe('Home')
    })
  })
})
