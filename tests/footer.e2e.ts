import { site } from '../src/content/site.ts'
import { everyPage, pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

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
      await expect(footer.getByRole('link', { name: words.contact })).toHaveAttribute(
        'href',
        /^[^:]*#contact$/,
      )

      for (const { text: network } of site.social) {
        const social = footer.getByRole('link', { name: new RegExp(`^${network}\\b`) })
        await expect(social).toHaveAttribute('href', /^https:\/\//)
        await expect(social).toHaveAttribute('target', '_blank')
        await expect(social).toHaveAttribute('rel', /\bnoopener\b/)
      }

      await expect(footer).toContainText(site.hours.display)
      const mail = footer.getByRole('link', { name: site.email })
      await expect(mail).toHaveAttribute('href', `mailto:${site.email}`)
      const telephone = footer.getByRole('link', { name: site.telephone.display })
      await expect(telephone).toHaveAttribute('href', site.telephone.href)
    })
  }
})

test.describe('The choice of light', () => {
  test('holds at once, on the next page and over a reload', async ({ page, visit }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await visit('/')
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    /** What the browser's own bars take, as it stands in the head. */
    const bars = () =>
      page.evaluate(() => {
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        return metas.find(({ media }) => matchMedia(media).matches)?.content
      })
    await page.emulateMedia({ colorScheme: 'dark' })
    const nightBars = await bars()
    await page.emulateMedia({ colorScheme: 'light' })
    const day = await ground()
    const dayBars = await bars()
    expect(nightBars).not.toBe(dayBars)
    await page.getByRole('radio', { name: words.light.night, exact: true }).check()
    await expect.poll(ground).not.toBe(day)
    const night = await ground()
    await expect.poll(bars).toBe(nightBars)
    await page.reload()
    expect(await ground()).toBe(night)
    await expect.poll(bars).toBe(nightBars)
    await expect(page.getByRole('radio', { name: words.light.night, exact: true })).toBeChecked()
    await page.getByRole('radio', { name: words.light.system }).check()
    await expect.poll(ground).toBe(day)
    await expect.poll(bars).toBe(dayBars)
  })
})
