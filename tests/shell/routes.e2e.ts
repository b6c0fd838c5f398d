import { services } from '../support/content.ts'
import { headerPages, homePage, missing, prefix, servicesPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test('A page opened by its file name changes to its own address; a 404 from the host stays one, even at an address like a page’s', async ({
  page,
  visit,
}) => {
  const answer = (address: string, path: string) =>
    page.route(`**${address}`, async (route) => {
      const url = new URL(path, page.url()).href
      await route.fulfill({ response: await route.fetch({ url }) })
    })
  const end = `?a=b#${services.at(-1)!.slug}`
  await visit(homePage.path)
  await answer(`${servicesPage.path}.html*`, servicesPage.path)
  await visit(`${servicesPage.path}.html${end}`)
  await expect(page).toHaveURL(`${servicesPage.path}${end}`)
  await expect(page).toHaveTitle(words.titles.services)

  await answer(`${servicesPage.path}/`, `${prefix}/404`)
  await visit(`${servicesPage.path}/`)
  await expect(page).toHaveTitle(missing.title)
  await expect(page).toHaveURL(`${servicesPage.path}/`)
})

test('The header marks the link to the page that was opened; the logo leads home', async ({
  page,
  visit,
}) => {
  const header = page.getByRole('banner')
  const current = header.locator('nav [aria-current=page]')
  await visit(missing.path)
  await expect(current).toHaveCount(0)
  for (const { link, title } of headerPages) {
    await header.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveTitle(title)
    await expect(current).toHaveText([link])
  }
  await header.getByRole('link', { name: words.brand }).click()
  await expect(page).toHaveTitle(words.titles.home)
  await expect(current).toHaveText([words.home])
})
