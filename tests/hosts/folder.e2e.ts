import { documentLoads } from '../support/browsing.ts'
import { expect, interactive, test } from '../support/test.ts'
import { siteFolder } from '../support/variants.ts'
import { words } from '../support/words.ts'

test.use({ variant: 'in-folder' })

test('A site in a folder of its host works as at the root, and requests nothing outside the folder', {
  tag: '@all',
}, async ({ page, visit }) => {
  const loads = documentLoads(page)
  const outside: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith(siteFolder)) outside.push(pathname)
  })
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

  await visit(siteFolder)
  await link(words.about).click()
  await expect(page).toHaveURL(`${siteFolder}about`)
  await expect(page).toHaveTitle(words.titles.about)
  await expect(link(words.about)).toHaveAttribute('aria-current', 'page')
  await link(words.home).click()
  await expect(page).toHaveURL(siteFolder)
  await page.goBack()
  await expect(page).toHaveTitle(words.titles.about)
  expect(loads).toEqual([siteFolder])

  await page.goto(`${siteFolder}foo/bar-baz`)
  await interactive(page)
  const trail = page.getByRole('navigation', { name: words.breadcrumb }).getByRole('listitem')
  await expect(trail).toHaveText([words.home, 'Foo', 'Bar Baz'])
  await trail.getByRole('link', { name: words.home }).click()
  await expect(page).toHaveURL(siteFolder)
  await expect(page).toHaveTitle(words.titles.home)
  expect(outside).toEqual([])
})
