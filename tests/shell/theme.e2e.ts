import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test.describe('The theme switch', () => {
  test('applies at once and after a reload, including to the browser’s toolbar', async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await visit('/')
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    /** The colour of the browser’s toolbar, from the `theme-color` that applies. */
    const toolbar = () =>
      page.evaluate(() => {
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        return metas.find(({ media }) => matchMedia(media).matches)?.content
      })
    await page.emulateMedia({ colorScheme: 'dark' })
    const darkToolbar = await toolbar()
    await page.emulateMedia({ colorScheme: 'light' })
    const lightBackground = await background()
    const lightToolbar = await toolbar()
    expect(darkToolbar).not.toBe(lightToolbar)
    await page.getByRole('radio', { name: words.theme.dark, exact: true }).check()
    await expect.poll(background).not.toBe(lightBackground)
    const darkBackground = await background()
    await expect.poll(toolbar).toBe(darkToolbar)
    await page.reload()
    expect(await background()).toBe(darkBackground)
    await expect.poll(toolbar).toBe(darkToolbar)
    await expect(page.getByRole('radio', { name: words.theme.dark, exact: true })).toBeChecked()
    await page.getByRole('radio', { name: words.theme.system }).check()
    await expect.poll(background).toBe(lightBackground)
    await expect.poll(toolbar).toBe(lightToolbar)
  })
})
