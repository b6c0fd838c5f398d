import { Window } from 'happy-dom'
import {
  documentLoads,
  expectScrolledTo,
  follow,
  headerLink,
  scrollTo,
} from '../support/browsing.ts'
import { services } from '../support/content.ts'
import {
  aboutPage,
  homePage,
  missing,
  others,
  pages,
  sectionsOf,
  servicesPage,
} from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** What belongs to a page: its metadata, structured data, breadcrumbs and sections, and the links that differ. */
function partsOf(html: string): string[] {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html')
  const parts = document.querySelectorAll(
    'head title, meta[name], meta[property], link:is([rel=canonical], [rel=alternate]), [type="application/ld+json"], #breadcrumbs',
  )
  const links = document.querySelectorAll('body > header a, #contact a, body > footer a')
  return [
    ...[...parts].map(({ outerHTML }) => outerHTML).toSorted(),
    ...[...links].map((a) => `${a.getAttribute('href')} ${a.getAttribute('aria-current')}`),
    ...sectionsOf(html),
  ]
}

test.describe('Client-side navigation', () => {
  test('follows the redirect of an address that has changed', async ({ page, visit }) => {
    await visit(homePage.path)
    await follow(page, `${aboutPage.path}/?from=mail#contact`)
    await expect(page).toHaveTitle(aboutPage.title)
    await expect(page).toHaveURL(`${aboutPage.path}?from=mail#contact`)
  })

  test('loads no document, and focuses the heading', { tag: '@firefox' }, async ({
    page,
    visit,
  }) => {
    await visit(servicesPage.path)
    const loads = documentLoads(page)
    for (const { path, link, title } of [homePage, servicesPage, aboutPage]) {
      if (path === servicesPage.path) await headerLink(page, link).press('Enter')
      else await headerLink(page, link).click()
      await expect(page).toHaveTitle(title)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
    const liveRegions = page.locator('[aria-live], [role=status], [role=alert], [role=log]')
    for (const text of await liveRegions.filter({ visible: true }).allTextContents())
      expect(text).toBe('')
    expect(loads).toEqual([])
  })

  test('to any page changes everything that belongs to it, as in its document', {
    tag: '@all',
  }, async ({ page, visit, request }) => {
    await visit(missing.path)
    const loads = documentLoads(page)
    for (const { path } of [...pages, ...others]) {
      await follow(page, path)
      const expected = partsOf(await (await request.get(path)).text())
      const parts = async () => partsOf(await page.content())
      await expect.poll(parts, { message: path }).toEqual(expected)
    }
    expect(loads).toEqual([])
  })

  test('to a fragment focuses its target', { tag: '@firefox' }, async ({ page, visit }) => {
    for (const target of [services[1]!.slug, 'contact']) {
      await visit(homePage.path)
      await follow(page, `${servicesPage.path}#${target}`)
      await expect(page).toHaveTitle(servicesPage.title)
      await expect(page.locator(`#${target}`)).toBeFocused()
      await expect(page.locator(`#${target}`)).toBeInViewport()
    }
  })

  test('to the page that is open goes to its top', async ({ page, visit }) => {
    await visit(aboutPage.path)
    const loads = documentLoads(page)
    await scrollTo(page, 900)
    await headerLink(page, aboutPage.link).click()
    await expectScrolledTo(page, 0)
    expect(loads).toEqual([])
  })
})
