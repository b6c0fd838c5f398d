import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test.describe('The choice of theme', () => {
  test('holds at once and over a reload, for the browser’s own bars too', async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await visit('/')
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    /** The colour of the browser's own bars, as the head has it. */
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
    await page.getByRole('radio', { name: words.theme.dark, exact: true }).check()
    await expect.poll(ground).not.toBe(day)
    const night = await ground()
    await expect.poll(bars).toBe(nightBars)
    await page.reload()
    expect(await ground()).toBe(night)
    await expect.poll(bars).toBe(nightBars)
    await expect(page.getByRole('radio', { name: words.theme.dark, exact: true })).toBeChecked()
    await page.getByRole('radio', { name: words.theme.system }).check()
    await expect.poll(ground).toBe(day)
    await expect.poll(bars).toBe(dayBars)
  })
})
