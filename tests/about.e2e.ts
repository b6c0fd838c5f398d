import { sectionsOf } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.describe('The about page', () => {
  test('has its sections in order', async ({ request }) => {
    const html = await (await request.get('/about')).text()
    expect(sectionsOf(html)).toEqual(['page', 'story', 'purpose', 'values', 'contact'])
  })

  test('tells the story with its figures', async ({ page, visit }) => {
    await visit('/about')
    const main = page.getByRole('main')
    await expect(main).toContainText('2020')
    for (const [value, label] of [
      ['500+', 'clients'],
      ['98%', 'satisfaction'],
      ['50+', 'experts'],
    ] as const) {
      const term = main.locator('dt', { hasText: label })
      await expect(term.locator('xpath=..').locator('dd')).toHaveText(value)
    }
  })

  test('has mission, vision and the four values', async ({ page, visit }) => {
    await visit('/about')
    const headings = page.getByRole('main').getByRole('heading')
    for (const name of [/mission/i, /vision/i])
      await expect(headings.filter({ hasText: name })).toHaveCount(1)
    for (const name of ['Innovation', 'Integrity', 'Excellence', 'Growth']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
  })

  test('ends in the contact form and the footer', async ({ page, visit }) => {
    await visit('/about')
    await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})
