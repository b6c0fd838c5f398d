import { clickInPlace, expectScrolledTo, scrollTo } from './support/browsing.ts'
import { expectSelected, services, tab } from './support/tabs.ts'
import { expect, interactive, type Page, test } from './support/test.ts'
import { words } from './support/words.ts'

const historyState = (page: Page) => page.evaluate(() => history.state?.usr ?? null)

test.describe('A service', () => {
  for (const [index, { slug }] of services.entries()) {
    test(`can be linked to by #${slug}, which brings it into view`, async ({ page, visit }) => {
      await visit(`/services#${slug}`)
      await expectSelected(page, index)
      await expect(tab(page, index)).toBeInViewport()
      await expect(page.getByRole('tabpanel').getByRole('figure')).toBeInViewport()
    })
  }

  test('is selected by a hash change on the open page', async ({ page, visit }) => {
    await visit('/services')
    for (const [from, index] of [
      [0, 1],
      [3000, 3],
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
    await expectSelected(page, 1)
  })

  test('stays selected when the hash names another section', async ({ page, visit }) => {
    await visit(`/services#${services[1]!.slug}`)
    await page.getByRole('contentinfo').getByRole('link', { name: words.contact }).click()
    await expect(page).toHaveURL('/services#contact')
    await expectSelected(page, 1)
  })

  test('is the first where the hash names none', async ({ page, visit }) => {
    await visit('/services#nonsense')
    await expectSelected(page, 0)
  })
})

test.describe('A chosen service', () => {
  test('is found again where it was, by Back', async ({ page, visit }) => {
    await visit('/services')
    await scrollTo(page, 700)
    await clickInPlace(page, tab(page, 2))
    await expectSelected(page, 2)
    await clickInPlace(page, page.getByRole('banner').getByRole('link', { name: words.about }))
    await expect(page).toHaveTitle(words.titles.about)
    await page.goBack()
    await expectSelected(page, 2)
    await expectScrolledTo(page, 700)
  })
})

test.describe('The navigation state', () => {
  test('goes before the hash, which goes before the first', async ({ page, visit }) => {
    await visit(`/services#${services[1]!.slug}`)
    await page.evaluate(() => history.replaceState({ ...history.state, usr: { service: 3 } }, ''))
    await page.reload()
    await expectSelected(page, 3)
  })

  test('loses its service when a tab is selected, so that a reload keeps the tab', async ({
    page,
    visit,
  }) => {
    await visit('/')
    await page.getByRole('main').getByRole('link', { name: services[2]!.title }).click()
    await expectSelected(page, 2)
    expect(await historyState(page)).toEqual({ service: 2 })
    await tab(page, 1).click()
    await expectSelected(page, 1)
    await expect.poll(async () => (await historyState(page))?.service).toBeUndefined()
    await page.reload()
    await expectSelected(page, 1)
  })

  test('keeps its service over a reload until then', async ({ page, visit }) => {
    await visit('/')
    await page.getByRole('main').getByRole('link', { name: services[1]!.title }).click()
    await expectSelected(page, 1)
    await page.reload()
    await expectSelected(page, 1)
  })

  test('is ignored where it names no service', async ({ page, visit }) => {
    await visit(`/services#${services[2]!.slug}`)
    for (const usr of [
      { service: services.length },
      { service: -1 },
      { service: '1' },
      { service: 0.5 },
      { service: null },
      'x',
      null,
    ]) {
      await page.evaluate(
        (state) => history.replaceState({ ...history.state, usr: state }, ''),
        usr,
      )
      await page.reload()
      await interactive(page)
      await expectSelected(page, 2)
    }
  })
})
