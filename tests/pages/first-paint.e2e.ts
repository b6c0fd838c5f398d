import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hold, scripts } from '../support/browsing.ts'
import { cases, services } from '../support/content.ts'
import { homePage, missing, servicesPage } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Whether the complete style sheets are there, which load after the first paint. */
const hasStyleSheets = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    return sheets.length > 0 && sheets.every(({ sheet }) => sheet)
  })

/** Invisible until its script has run. */
const themeSwitch = 'footer fieldset'

test.describe('Before the style sheets load', () => {
  test('a page looks as it does afterwards', { tag: '@all' }, async ({ page, expectInConsole }) => {
    expectInConsole(/ERR_FAILED/)
    // The tallest window that is painted before its style sheets arrive (src/bootstrap/).
    await page.setViewportSize({ width: 390, height: 1000 })
    // Each is the first page of a visit: on a further one the style sheet is cached, and comes first.
    await page.addInitScript(() => sessionStorage.clear())
    await page.route('**/*.woff2', (route) => route.abort())
    await page.route(scripts, () => {})
    for (const { path } of [homePage, servicesPage, missing, ...cases.slice(0, 1)]) {
      const release = await hold(page, '**/*.css')
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const screenshot = () => page.screenshot({ mask: [page.locator(themeSwitch)] })
      const snapshot = test.info().snapshotPath('before.png')
      mkdirSync(dirname(snapshot), { recursive: true })
      writeFileSync(snapshot, await screenshot())
      release()
      await expect.poll(() => hasStyleSheets(page)).toBe(true)
      // Chromium may smooth the edge of a box differently the second time.
      expect.soft(await screenshot(), path).toMatchSnapshot('before.png', { threshold: 0.02 })
    }
  })

  for (const [what, path, height] of [
    ['a window taller than 1000 px', homePage.path, 1400],
    ['a page that opens at a fragment', `${servicesPage.path}#${services.at(-1)!.slug}`, 800],
  ] as const)
    test(`${what} is not painted`, { tag: '@all' }, async ({ page, visit }) => {
      await page.setViewportSize({ width: 1280, height })
      await page.route('**/*.css', async (route) => {
        await setTimeout(500)
        await route.continue()
      })
      await visit(path)
      const [painted, arrived] = await page.evaluate(() => {
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const sheets = files.filter(({ name }) => name.endsWith('.css'))
        return [
          performance.getEntriesByName('first-paint')[0]!.startTime,
          Math.max(...sheets.map(({ responseEnd }) => responseEnd)),
        ]
      })
      expect(painted).toBeGreaterThan(arrived!)
    })
})
