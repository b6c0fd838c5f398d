import { documentLoads } from '../support/browsing.ts'
import { expectSelected } from '../support/tabs.ts'
import { expect, interactive, test } from '../support/test.ts'
import { siteFolder } from '../support/variants.ts'
import { words } from '../support/words.ts'

test.use({ variant: 'in-folder' })

// tests/hosts/requests.ts has the addresses, redirects and 404 pages of such a site.
test('A site in a folder of its host works as at the root, and requests nothing outside the folder', {
  tag: '@all',
}, async ({ page, visit }) => {
  const loads = documentLoads(page)
  const outside: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith(siteFolder)) outside.push(pathname)
  })
  const header = page.getByRole('banner')

  await visit(siteFolder)
  for (const [name, address, title] of [
    [words.about, `${siteFolder}about`, words.titles.about],
    [words.services, `${siteFolder}services`, words.titles.services],
    [words.home, siteFolder, words.titles.home],
  ] as const) {
    const link = header.getByRole('link', { name, exact: true })
    await link.click()
    await expect(page).toHaveURL(address)
    await expect(page).toHaveTitle(title)
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
  await page.goBack()
  await expect(page).toHaveTitle(words.titles.services)
  expect(loads).toEqual([siteFolder])

  await visit(`${siteFolder}services#ai-chat`)
  await expectSelected(page, 1)
  await page.getByRole('tab').first().click()
  await expect(page).toHaveURL(/\/site\/services#voice-ai$/)

  await page.goto(`${siteFolder}foo/bar-baz`)
  await interactive(page)
  const trail = page.getByRole('navigation', { name: words.breadcrumb }).getByRole('listitem')
  await expect(trail).toHaveText([words.home, 'Foo', 'Bar Baz'])
  await trail.getByRole('link', { name: words.home }).click()
  await expect(page).toHaveURL(siteFolder)
  await expect(page).toHaveTitle(words.titles.home)
  expect(outside).toEqual([])
})
