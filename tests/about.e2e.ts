import { about } from '../src/content/about.ts'
import { facts } from '../src/content/facts.ts'
import { sectionsOf } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

test.describe('The about page', () => {
  test('has its sections in order', async ({ request }) => {
    const html = await (await request.get('/about')).text()
    expect(sectionsOf(html)).toEqual(['page', 'story', 'purpose', 'values', 'contact'])
  })

  test('tells the story with its figures', async ({ page, visit }) => {
    await visit('/about')
    const main = page.getByRole('main')
    await expect(main).toContainText(String(facts.founded))
    for (const { value, label } of about.story.stats) {
      const term = main.locator('dt', { hasText: label })
      await expect(term.locator('xpath=..').locator('dd')).toHaveText(value)
    }
  })

  test('has mission, vision and the values', async ({ page, visit }) => {
    await visit('/about')
    const headings = page.getByRole('main').getByRole('heading')
    for (const { title } of [about.purpose.mission, about.purpose.vision])
      await expect(headings.filter({ hasText: title })).toHaveCount(1)
    for (const { title: name } of about.values.items) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
  })

  test('ends in the contact form and the footer', async ({ page, visit }) => {
    await visit('/about')
    await expect(page.getByRole('form', { name: words.form.label })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})
