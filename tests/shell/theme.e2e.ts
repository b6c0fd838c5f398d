import { site } from '../support/content.ts'
import { homePage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test('The theme switch applies at once and after a reload', async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(homePage.path)
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const option = (name: string) => page.getByRole('radio', { name, exact: true })
  const bars = page.locator('meta[name=theme-color]')
  const light = await background()
  await option(site.theme.dark).check()
  await expect.poll(background).not.toBe(light)
  for (const [index, media] of ['not all', 'all'].entries())
    await expect(bars.nth(index), 'of the browser').toHaveAttribute('media', media)
  const dark = await background()
  await page.reload()
  expect(await background()).toBe(dark)
  await expect(option(site.theme.dark)).toBeChecked()
  await option(site.theme.system).check()
  await expect.poll(background).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(background).toBe(dark)
})
