import { field } from '../support/contact.ts'
import { site } from '../support/content.ts'
import { homePage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

/** Presses twice at the place of a link, whatever is there by then. The gap includes the first press. */
async function pressTwice(page: Page, name: string, gap: number) {
  const box = (await page.getByRole('main').getByRole('link', { name }).first().boundingBox())!
  for (const pause of [gap, 0]) {
    const press = page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await Promise.all([press, page.waitForTimeout(pause)])
  }
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  for (const gap of [90, 300])
    test(`A second press ${gap} ms after the call to action is the same press (motion: ${reducedMotion})`, async ({
      page,
      visit,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await visit(homePage.path)
      await pressTwice(page, site.cta.text, gap)
      await expect(field(page, 'firstName')).toBeFocused()
      await expect(field(page, 'firstName')).toBeInViewport({ ratio: 1 })
      expect(new URL(page.url()).pathname).toBe(homePage.path)
    })

test('Who types right after the call to action sees the field', async ({ page, visit }) => {
  await visit(homePage.path)
  await page.getByRole('main').getByRole('link', { name: site.cta.text }).first().click()
  await expect(field(page, 'firstName')).toBeFocused()
  await page.keyboard.type('Anna')
  await expect(field(page, 'firstName')).toHaveValue('Anna')
  await expect(field(page, 'firstName')).toBeInViewport({ ratio: 1 })
})
