import { clickInPlace, expectScrolledTo, scrollTo } from '../support/browsing.ts'
import { homePage, servicesPage } from '../support/pages.ts'
import { expectSelected, last, services, tab } from '../support/tabs.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const historyState = (page: Page) => page.evaluate(() => history.state?.usr ?? null)

test.describe('A service', () => {
  for (const [index, { slug }] of services.entries()) {
    test(`is selected and scrolled into view by #${slug}`, {
      tag: index === last ? [] : '@all',
    }, async ({ page, visit }) => {
      await visit(`${servicesPage.path}#${slug}`)
      await expectSelected(page, index)
      await expect(tab(page, index)).toBeInViewport()
      await expect(page.getByRole('tabpanel').getByRole('figure')).toBeInViewport()
    })
  }

  test('is selected by a hash change on the current page', async ({ page, visit }) => {
    await visit(servicesPage.path)
    for (const [from, index] of [
      [0, last],
      [3000, 0],
    ] as const) {
      await scrollTo(page, from)
      await page.evaluate((hash) => {
        window.location.hash = hash
      }, services[index]!.slug)
      await expectSelected(page, index)
      await expect(tab(page, index), `from ${from} px`).toBeInViewport()
      await expect(page.getByRole('tabpanel').getByRole('figure')).toBeInViewport()
    }
    await page.goBack()
    await expectSelected(page, last)
  })

  test('stays selected when the hash names another section', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await visit(`${servicesPage.path}#${services[1]!.slug}`)
    await page.getByRole('contentinfo').getByRole('link', { name: words.contact }).click()
    await expect(page).toHaveURL(`${servicesPage.path}#contact`)
    await expectSelected(page, 1)
  })

  test('is the first one if the hash matches none', { tag: '@all' }, async ({ page, visit }) => {
    await visit(`${servicesPage.path}#nonsense`)
    await expectSelected(page, 0)
  })
})

test.describe('A selected service', () => {
  test('replaces only the hash in the address', async ({ page, visit }) => {
    await visit(`${servicesPage.path}?from=mail#${services[0]!.slug}`)
    const entries = await page.evaluate(() => history.length)
    await tab(page, last).click()
    await expect(page).toHaveURL(`${servicesPage.path}?from=mail#${services[last]!.slug}`)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('is restored by Back, with the scroll position', async ({ page, visit }) => {
    await visit(servicesPage.path)
    await scrollTo(page, 700)
    await clickInPlace(page, tab(page, last))
    await expectSelected(page, last)
    await clickInPlace(page, page.getByRole('banner').getByRole('link', { name: words.about }))
    await expect(page).toHaveTitle(words.titles.about)
    await page.goBack()
    await expectSelected(page, last)
    await expectScrolledTo(page, 700)
  })
})

test.describe('The navigation state', { tag: '@all' }, () => {
  test('takes precedence over the hash', async ({ page, visit }) => {
    await visit(`${servicesPage.path}#${services[0]!.slug}`)
    await page.evaluate(
      (service) => history.replaceState({ ...history.state, usr: { service } }, ''),
      last,
    )
    await page.reload()
    await expectSelected(page, last)
  })

  test('drops its service when a tab is selected, so that a reload keeps the tab', async ({
    page,
    visit,
  }) => {
    await visit(homePage.path)
    await page.getByRole('main').getByRole('link', { name: services[last]!.title }).click()
    await expectSelected(page, last)
    expect(await historyState(page)).toEqual({ service: last })
    await tab(page, 0).click()
    await expectSelected(page, 0)
    await expect.poll(async () => (await historyState(page))?.service).toBeUndefined()
    await page.reload()
    await expectSelected(page, 0)
  })

  test('keeps its service after a reload', async ({ page, visit }) => {
    await visit(homePage.path)
    await page.getByRole('main').getByRole('link', { name: services[1]!.title }).click()
    await expectSelected(page, 1)
    await page.reload()
    await expectSelected(page, 1)
  })

  test('is ignored if it names no service', async ({ page, visit }) => {
    await visit(`${servicesPage.path}#${services[last]!.slug}`)
    for (const usr of [{ service: services.length }, { service: '1' }, { service: null }, null]) {
      await page.evaluate(
        (state) => history.replaceState({ ...history.state, usr: state }, ''),
        usr,
      )
      await page.reload()
      await interactive(page)
      await expectSelected(page, last)
    }
  })
})
