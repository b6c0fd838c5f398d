import { services } from '../support/content.ts'
import { headerPages, homePage, missing, prefix, servicesPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test.describe('Routes', () => {
  test('a page opened by its file name changes to its own address', async ({ page, visit }) => {
    await page.route(`**${servicesPage.path}.html*`, async (route) =>
      route.fulfill({
        response: await route.fetch({ url: new URL(servicesPage.path, page.url()).href }),
      }),
    )
    await visit(homePage.path)
    await visit(`${servicesPage.path}.html?a=b#${services.at(-1)!.slug}`)
    await expect(page).toHaveURL(`${servicesPage.path}?a=b#${services.at(-1)!.slug}`)
    await expect(page).toHaveTitle(words.titles.services)
  })

  test('a 404 from the host stays a 404, even if the address resembles that of a page', async ({
    page,
    visit,
  }) => {
    await page.route(`**${servicesPage.path}/`, async (route) =>
      route.fulfill({
        response: await route.fetch({ url: new URL(`${prefix}/404`, page.url()).href }),
      }),
    )
    await visit(homePage.path)
    await visit(`${servicesPage.path}/`)
    await expect(page).toHaveTitle(missing.title)
    await expect(page).toHaveURL(`${servicesPage.path}/`)
  })

  test('an unknown address below a page links back to it in its breadcrumbs', {
    tag: '@all',
  }, async ({ page, visit }) => {
    const crumbs = page.getByRole('navigation', { name: words.breadcrumb })
    for (const { path, link, title } of headerPages.slice(1)) {
      await visit(`${path}/gone`)
      await crumbs.getByRole('link', { name: link }).click()
      await expect(page).toHaveTitle(title)
      await expect(crumbs.getByRole('listitem')).toHaveText([words.home, link])
    }
  })

  test('the header marks the link to the page that was opened; the logo leads home', async ({
    page,
    visit,
  }) => {
    const header = page.getByRole('banner')
    const current = header.locator('nav [aria-current]:not([hreflang])')
    await visit(missing.path)
    await expect(current).toHaveCount(0)
    for (const { link, title } of headerPages.toReversed()) {
      await header.getByRole('link', { name: link, exact: true }).click()
      await expect(page).toHaveTitle(title)
      await expect(current).toHaveText([link])
      await expect(current).toHaveAttribute('aria-current', 'page')
    }
    await header.getByRole('link', { name: headerPages.at(-1)!.link, exact: true }).click()
    await header.getByRole('link', { name: words.brand }).click()
    await expect(page).toHaveTitle(words.titles.home)
    await expect(current).toHaveText([words.home])
  })
})
