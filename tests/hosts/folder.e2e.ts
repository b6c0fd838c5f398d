import { documentLoads, headerLink } from '../support/browsing.ts'
import { aboutPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { siteFolder } from '../support/variants.ts'
import { words } from '../support/words.ts'

test.use({ variant: 'in-folder' })

test('A site in a folder works as at the root', { tag: '@all' }, async ({ page, visit }) => {
  const loads = documentLoads(page)
  const outside: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith(siteFolder)) outside.push(pathname)
  })
  await visit(siteFolder)
  await headerLink(page, words.about).click()
  await expect(page).toHaveURL(siteFolder + aboutPage.path.slice(1))
  await expect(page).toHaveTitle(words.titles.about)
  await expect(headerLink(page, words.about)).toHaveAttribute('aria-current', 'page')
  await headerLink(page, words.home).click()
  await expect(page).toHaveURL(siteFolder)
  await page.goBack()
  await expect(page).toHaveTitle(words.titles.about)
  expect(loads).toEqual([siteFolder])

  await visit(`${siteFolder}foo/bar-baz`)
  const trail = page.getByRole('navigation', { name: words.breadcrumb }).getByRole('listitem')
  await expect(trail).toHaveText([words.home, 'Foo', 'Bar Baz'])
  await trail.getByRole('link', { name: words.home }).click()
  await expect(page).toHaveURL(siteFolder)
  await expect(page).toHaveTitle(words.titles.home)
  expect(outside).toEqual([])
})
