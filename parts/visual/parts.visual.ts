import { expect, type Page, test as plain } from '@playwright/test'
import type { StoryPictures } from './pictures.ts'

const stories = JSON.parse(process.env.PARTS_STORIES ?? '[]') as StoryPictures[]

/** One window for all stories: what they share is loaded once. */
const test = plain.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        baseURL: process.env.PARTS_URL!,
        deviceScaleFactor: 1,
      })
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

for (const { name, plays, pictures } of stories) {
  test(name, async ({ window: page }) => {
    const said: string[] = []
    page.removeAllListeners('console').removeAllListeners('pageerror')
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text())
    })
    page.on('pageerror', (error) => said.push(error.message))

    await page.emulateMedia({ reducedMotion: plays ? 'no-preference' : 'reduce' })
    // What measures itself when it comes alive does so at the same width each time.
    await page.setViewportSize({ width: pictures[0]!.width, height: 900 })
    await page.goto(`/parts/${name}`)
    await page.locator('html[data-ready]').waitFor()
    if (plays) await page.locator('[data-seen="true"], [data-reveal="shown"]').first().waitFor()

    for (const { width, theme, file } of pictures) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen
      }, theme)
      await expect.soft(page.locator('#root')).toHaveScreenshot(file.split('/'))
    }
    expect(said, 'nothing in the console').toEqual([])
  })
}
