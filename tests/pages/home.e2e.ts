import { scrollThrough } from '../support/browsing.ts'
import { services as content } from '../support/content.ts'
import { expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const services = content.map(({ title }) => title)
const serviceRow = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
const activeRows = (page: Page) => page.locator('[data-active="true"]')

test.describe('The home page', () => {
  test('links to each service on the services page', { tag: '@all' }, async ({ page, visit }) => {
    await visit('/')
    for (const [index, title] of services.entries()) {
      await serviceRow(page, title).getByRole('link').click()
      await expect(page).toHaveTitle(words.titles.services)
      await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel', { name: title })).toBeVisible()
      expect(await page.evaluate(() => history.state.usr)).toEqual({ service: index })
      await page.goBack()
    }
  })

  test('highlights only the row that was hovered or focused last', async ({ page, visit }) => {
    await visit('/')
    await scrollThrough(page)
    await expect(activeRows(page)).toHaveCount(0)

    await serviceRow(page, services[0]!).hover()
    await expect(activeRows(page)).toHaveCount(1)
    await expect(serviceRow(page, services[0]!)).toHaveAttribute('data-active', 'true')

    // Without scrolling, so that no other row moves under the pointer.
    await serviceRow(page, services.at(-1)!)
      .getByRole('link')
      .evaluate((link) => link.focus({ preventScroll: true }))
    await expect(serviceRow(page, services.at(-1)!)).toHaveAttribute('data-active', 'true')
    await expect(activeRows(page)).toHaveCount(1)

    await page.mouse.move(5, 5)
    await serviceRow(page, services[0]!).hover()
    await expect(serviceRow(page, services[0]!)).toHaveAttribute('data-active', 'true')
    await expect(activeRows(page)).toHaveCount(1)
  })

  test('highlights no row once the pointer has left', { tag: '@all' }, async ({ page, visit }) => {
    await visit('/')
    await serviceRow(page, services[0]!).hover()
    await expect(activeRows(page)).toHaveCount(1)
    await page.mouse.move(5, 5)
    await expect(activeRows(page)).toHaveCount(0)
  })

  test('highlights the focused row again once the pointer has left another', {
    tag: '@all',
  }, async ({ page, visit }) => {
    await visit('/')
    await serviceRow(page, services[0]!).getByRole('link').focus()
    await serviceRow(page, services[1]!).hover()
    await page.mouse.move(5, 5)
    await expect(serviceRow(page, services[0]!)).toHaveAttribute('data-active', 'true')
    await expect(activeRows(page)).toHaveCount(1)
  })

  test('opens the services page in a new tab, without selecting a service', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/')
    const opened = context.waitForEvent('page')
    await serviceRow(page, services[1]!)
      .getByRole('link')
      .click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL('/services')
    await expect(page).toHaveURL('/')
  })
})
