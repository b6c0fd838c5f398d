import { clickInPlace, expectScrolledTo, scrollTo, scrollTop } from '../support/browsing.ts'
import { homePage, servicesPage } from '../support/pages.ts'
import { expectSelected, last, services, tab } from '../support/tabs.ts'
import { expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

async function expectInView(page: Page, index: number) {
  await expectSelected(page, index)
  await expect(tab(page, index)).toBeInViewport()
  await expect(page.getByRole('tabpanel').getByRole('figure')).toBeInViewport()
}

const navigationState = (page: Page) =>
  page.evaluate(() => (navigation.currentEntry?.getState() ?? {}) as { service?: number })

test.describe('A service', () => {
  test('is selected and scrolled into view by its hash', { tag: '@language' }, async ({
    page,
    visit,
  }) => {
    await visit(`${servicesPage.path}#${services[last]!.slug}`)
    await expectInView(page, last)
  })

  test('is selected by a hash change on the current page, which Back undoes', async ({
    page,
    visit,
  }) => {
    await visit(servicesPage.path)
    for (const [from, index] of [
      [0, last],
      [3000, 0],
    ] as const) {
      await scrollTo(page, from)
      await page.evaluate((hash) => {
        window.location.hash = hash
      }, services[index]!.slug)
      await expectInView(page, index)
    }
    await page.goBack()
    await expectSelected(page, last)
    // The hash of another section.
    await page.getByRole('contentinfo').getByRole('link', { name: words.contact }).click()
    await expect(page).toHaveURL(`${servicesPage.path}#contact`)
    await expectSelected(page, last)
  })

  test('is still selected after Back, at the same scroll position', async ({ page, visit }) => {
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

test('A row on the home page selects its service, even if the hash names another, until a tab is selected', async ({
  page,
  visit,
}) => {
  await visit(homePage.path)
  await page.getByRole('main').getByRole('link', { name: services[last]!.title }).click()
  await expect(page).toHaveTitle(words.titles.services)
  await expectSelected(page, last)
  expect(await scrollTop(page)).toBe(0)
  await expect(page).toHaveURL(`${servicesPage.path}#${services[last]!.slug}`)
  expect(await navigationState(page)).toEqual({ service: last })
  await page.evaluate(
    ({ hash, state }) => {
      history.replaceState(null, '', hash)
      navigation.updateCurrentEntry({ state })
    },
    { hash: `#${services[0]!.slug}`, state: { service: last } },
  )
  await page.reload()
  await expectSelected(page, last)

  await tab(page, 0).click()
  await expectSelected(page, 0)
  await expect.poll(async () => (await navigationState(page)).service).toBeUndefined()
  await page.reload()
  await expectSelected(page, 0)
})
