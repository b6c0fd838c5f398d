import { homePage, prefix, servicesPage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'
import { siteUrl } from '../support/variants.ts'
import { words } from '../support/words.ts'

const crumbs = (page: Page) =>
  page.getByRole('navigation', { name: words.breadcrumb }).getByRole('listitem')

async function crumbsAsData(page: Page) {
  const { itemListElement } = JSON.parse((await page.locator('#breadcrumb-data').textContent())!)
  return itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item])
}

test.describe('The breadcrumbs of an unknown address', () => {
  test('show its segments, also as structured data', async ({ page, visit }) => {
    const path = `${prefix}/caf%C3%A9_au/lait`
    await visit(path)
    await expect(crumbs(page)).toHaveText([words.home, 'Café Au', 'Lait'])
    await expect(crumbs(page).locator('[aria-current="page"]')).toHaveText('Lait')
    await expect
      .poll(() => crumbsAsData(page))
      .toEqual([
        [words.home, siteUrl + homePage.path],
        ['Café Au', `${siteUrl}${prefix}/caf%C3%A9_au`],
        ['Lait', siteUrl + path],
      ])
  })

  test('link back to existing pages', async ({ page, visit }) => {
    await visit(`${servicesPage.path}/gone`)
    await crumbs(page).getByRole('link', { name: words.services }).click()
    await expect(page).toHaveTitle(words.titles.services)
    await expect(crumbs(page)).toHaveText([words.home, words.services])
    await crumbs(page).getByRole('link', { name: words.home }).click()
    await expect(page).toHaveURL(homePage.path)
  })
})
