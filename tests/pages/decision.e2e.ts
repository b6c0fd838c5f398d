import { hold, scripts } from '../support/browsing.ts'
import { servicesPage as content, services, site } from '../support/content.ts'
import { servicesPage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

const { group: name, again } = site.decision
const decisions = services.map(({ jobs }) => jobs[0]!.decisions[0]!)
const decision = decisions[0]!

const group = (page: Page) => page.getByRole('group', { name, exact: true })
const button = (page: Page, text: string) => group(page).getByRole('button', { name: text })

test.skip(!content.sections.includes('detail'), 'No service is described')

test('The visitor decides a case of a service: the result takes its place, and nothing moves', async ({
  page,
  visit,
}) => {
  await visit(servicesPage.path)
  const status = group(page).getByRole('status')
  const original = group(page).getByText(decision.case, { exact: true })
  const height = async () => (await group(page).boundingBox())!.height
  await expect(group(page)).toHaveCount(1)
  await expect(status).toBeEmpty()
  const before = await height()
  for (const [index, { text, result }] of decision.choices.entries()) {
    await expect(original).toBeVisible()
    // With the mouse, then with the keyboard.
    if (index === 0) await button(page, text).click()
    else await button(page, text).press('Enter')
    await expect(status).toHaveText(result)
    await expect(original).toBeHidden()
    await expect(button(page, again)).toBeFocused()
    await expect(group(page).getByRole('button')).toHaveCount(1)
    expect(await height()).toBe(before)
    await page.keyboard.press('Enter')
    await expect(status).toBeEmpty()
    await expect(button(page, decision.choices[0]!.text)).toBeFocused()
  }
})

test('The last press before the scripts are there counts once they are', async ({ page }) => {
  const release = await hold(page, scripts)
  await page.goto(servicesPage.path)
  const [first, second] = decision.choices
  for (const { text } of [second!, first!, first!]) await button(page, text).first().click()
  release()
  await expect(group(page).getByRole('status')).toHaveText(first!.result)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each case is a text, with both choices and what each costs', async ({ page }) => {
    await page.goto(servicesPage.path)
    await expect(group(page)).toHaveCount(services.length)
    await expect(group(page).getByRole('button')).toHaveCount(0)
    for (const [index, { case: text, choices }] of decisions.entries())
      for (const part of [text, ...choices.map(({ text, result }) => `${text} ${result}`)])
        await expect(group(page).nth(index).locator('p', { hasText: part })).toBeVisible()
  })
})
