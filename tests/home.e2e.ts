import { scrollThrough } from './support/browsing.ts'
import { sectionsOf } from './support/pages.ts'
import { expect, type Page, test } from './support/test.ts'

const services = [
  'Voice AI customer support',
  'AI chat support',
  'Process automation',
  'Predictive analytics',
]
const serviceRow = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
const activeRows = (page: Page) => page.locator('[data-active="true"]')

test.describe('The home page', () => {
  test('has its sections in order, and the four figures', async ({ request }) => {
    const html = await (await request.get('/')).text()
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '')
    const inOrder = [
      /20%.{0,40}Reduction in operational costs/,
      /51%.{0,40}Customer satisfaction/,
      /96%.{0,40}Increase in efficiency/,
      /44%.{0,40}Rise in revenue generation/,
      ...services.map((service) => new RegExp(service)),
      /First name/,
    ]
    const positions = inOrder.map((pattern) => text.search(pattern))
    expect(positions.every((position) => position > 0)).toBe(true)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    const sections = ['page', 'impact', 'services', 'features', 'empower', 'contact']
    expect(sectionsOf(html)).toEqual(sections)
  })

  test('says of the night on its board that it is a sample', async ({ page }) => {
    await page.goto('/')
    const caption = page.locator('figure', { has: page.locator('time') }).locator('figcaption')
    await expect(caption.getByText('Sample', { exact: true })).toBeVisible()
  })

  for (const [index, title] of services.entries()) {
    test(`leads to ${title} on the services page`, async ({ page, visit }) => {
      await visit('/')
      const link = serviceRow(page, title).getByRole('link')
      await expect(link).toHaveAttribute('href', '/services')
      await link.click()
      await expect(page).toHaveTitle('Services | Relaywell')
      await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel', { name: title })).toBeVisible()
      expect(await page.evaluate(() => history.state.usr)).toEqual({ service: index })
    })
  }

  test('marks the row that was hovered or focused last, one at most', async ({ page, visit }) => {
    await visit('/')
    await scrollThrough(page)
    await expect(activeRows(page)).toHaveCount(0)

    await serviceRow(page, services[1]!).hover()
    await expect(activeRows(page)).toHaveCount(1)
    await expect(serviceRow(page, services[1]!)).toHaveAttribute('data-active', 'true')

    await serviceRow(page, services[3]!).getByRole('link').focus()
    await expect(serviceRow(page, services[3]!)).toHaveAttribute('data-active', 'true')
    await expect(activeRows(page)).toHaveCount(1)

    await serviceRow(page, services[2]!).hover()
    await expect(serviceRow(page, services[2]!)).toHaveAttribute('data-active', 'true')
    await expect(activeRows(page)).toHaveCount(1)
  })

  test('marks no row any more when it was left', async ({ page, visit }) => {
    await visit('/')
    await serviceRow(page, services[0]!).hover()
    await expect(activeRows(page)).toHaveCount(1)
    await page.mouse.move(5, 5)
    await expect(activeRows(page)).toHaveCount(0)
  })

  test('marks the focused row again when the pointer has left another', async ({ page, visit }) => {
    await visit('/')
    await serviceRow(page, services[0]!).getByRole('link').focus()
    await serviceRow(page, services[1]!).hover()
    await page.mouse.move(5, 5)
    await expect(serviceRow(page, services[0]!)).toHaveAttribute('data-active', 'true')
    await expect(activeRows(page)).toHaveCount(1)
  })

  test('passes the service also to a new tab, as the plain services page', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/')
    const opened = context.waitForEvent('page')
    await serviceRow(page, services[2]!)
      .getByRole('link')
      .click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL('/services')
    await expect(page).toHaveURL('/')
  })
})
