import { notFound, services } from '../support/content.ts'
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

  test('an unknown address shows the shell, links to the pages and the contact form', async ({
    page,
    visit,
  }) => {
    await visit(missing.path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('navigation', { name: words.breadcrumb })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('form', { name: words.form.label })).toBeVisible()
    for (const { href, text } of notFound.links) {
      const inMain = page.getByRole('main').getByRole('link', { name: text, exact: true })
      await expect(inMain).toHaveAttribute('href', href)
    }
  })

  test('only unknown addresses are excluded from search engines', async ({ page, visit }) => {
    await visit(missing.path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)

    await page.getByRole('main').getByRole('link', { name: words.about }).click()
    await expect(page).toHaveTitle(words.titles.about)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  })

  test('the header marks the link to the current page, after a click and after a reload', {
    tag: '@all',
  }, async ({ page, visit }) => {
    const links = page.getByRole('banner').getByRole('navigation')
    await visit(missing.path)
    await expect(links.locator('[aria-current]:not([hreflang])')).toHaveCount(0)
    for (const { link, title } of headerPages) {
      await links.getByRole('link', { name: link, exact: true }).click()
      for (const arrive of [() => expect(page).toHaveTitle(title), () => page.reload()]) {
        await arrive()
        await expect(links.locator('[aria-current="page"]')).toHaveText(link)
        await expect(links.locator('[aria-current]:not([hreflang])')).toHaveCount(1)
      }
    }
  })
})
