import { everyPage, pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.describe('The footer', () => {
  for (const { path } of everyPage) {
    test(`of ${path} leads to the pages, the form, the networks and a person`, async ({
      page,
      visit,
    }) => {
      await visit(path)
      const footer = page.getByRole('contentinfo')
      for (const { link, path: target } of pages) {
        await expect(footer.getByRole('link', { name: link, exact: true })).toHaveAttribute(
          'href',
          target,
        )
      }
      await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute(
        'href',
        /^[^:]*#contact$/,
      )

      for (const network of ['LinkedIn', 'X', 'GitHub']) {
        const social = footer.getByRole('link', { name: new RegExp(`^${network}\\b`) })
        await expect(social).toHaveAttribute('href', /^https:\/\//)
        await expect(social).toHaveAttribute('target', '_blank')
        await expect(social).toHaveAttribute('rel', /\bnoopener\b/)
      }

      await expect(footer).toContainText('Monday to Friday, 09:00 to 18:00')
      const mail = footer.getByRole('link', { name: 'hello@relaywell.example' })
      await expect(mail).toHaveAttribute('href', 'mailto:hello@relaywell.example')
      const telephone = footer.getByRole('link', { name: '+1 202 555 0142' })
      await expect(telephone).toHaveAttribute('href', 'tel:+12025550142')
    })
  }
})

test.describe('The choice of light', () => {
  test('holds at once, on the next page and over a reload', async ({ page, visit }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await visit('/')
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const day = await ground()
    await page.getByRole('radio', { name: 'Night', exact: true }).check()
    await expect.poll(ground).not.toBe(day)
    const night = await ground()
    await page.reload()
    expect(await ground()).toBe(night)
    await expect(page.getByRole('radio', { name: 'Night', exact: true })).toBeChecked()
    await page.getByRole('radio', { name: 'System' }).check()
    await expect.poll(ground).toBe(day)
  })
})
