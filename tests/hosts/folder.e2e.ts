import { documentLoads, headerLink } from '../support/browsing.ts'
import { site } from '../support/content.ts'
import { aboutPage, homePage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { siteFolder } from '../support/variants.ts'

test.use({ variant: 'in-folder' })

test('A site in a folder works as at the root', { tag: '@all' }, async ({ page, visit }) => {
  const loads = documentLoads(page)
  const outside: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith(siteFolder)) outside.push(pathname)
  })
  await visit(siteFolder)
  await headerLink(page, aboutPage.link).click()
  await expect(page).toHaveURL(siteFolder + aboutPage.path.slice(1))
  await expect(page).toHaveTitle(aboutPage.title)
  await expect(headerLink(page, aboutPage.link)).toHaveAttribute('aria-current', 'page')
  await headerLink(page, homePage.link).click()
  await expect(page).toHaveURL(siteFolder)
  await page.goBack()
  await expect(page).toHaveTitle(aboutPage.title)
  expect(loads).toEqual([siteFolder])

  await visit(`${siteFolder}foo/bar-baz`)
  const trail = page.getByRole('navigation', { name: site.breadcrumbs }).getByRole('listitem')
  await expect(trail).toHaveText([homePage.link, 'Foo', 'Bar Baz'])
  await trail.getByRole('link', { name: homePage.link }).click()
  await expect(page).toHaveURL(siteFolder)
  await expect(page).toHaveTitle(homePage.title)
  expect(outside).toEqual([])
})
