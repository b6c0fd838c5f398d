import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Locator } from '@playwright/test'
import { services } from '../support/content.ts'
import { delayScripts, scripts } from '../support/delay-scripts.ts'
import { everyPage, homePage, onePageOfEachKind, servicesPage } from '../support/pages.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'

type Screenshots = Record<string, Buffer>

/** The network map on the home page. */
const map = 'figure:has(svg [data-line])'

/** Takes screenshots of every part of the page, of each service and of each feature card when selected. */
async function takeScreenshots(page: Page): Promise<Screenshots> {
  const shots: Screenshots = {}
  const capture = async (name: string, part: Locator) => {
    // Align it with whole pixels, because parts above it may differ in height by a fraction.
    await part.evaluate((element: HTMLElement) => {
      element.style.marginBlockStart = ''
      const { top } = element.getBoundingClientRect()
      const margin = Number.parseFloat(getComputedStyle(element).marginBlockStart)
      element.style.marginBlockStart = `${margin + Math.ceil(top) - top}px`
    })
    const { x, y, width, height } = (await part.boundingBox())!
    const clip = { x, y, width: Math.floor(width), height: Math.floor(height) }
    // Scripts show the theme switch, make the table a form, and put the trains on the map.
    const mask = [page.locator('footer fieldset'), page.locator('#your-line'), page.locator(map)]
    shots[name] = await page.screenshot({ clip, mask })
  }
  // They extend beyond the map.
  const trains = page.locator(`${map} div[aria-hidden=true]`)
  await trains.evaluateAll((all: HTMLElement[]) => {
    for (const layer of all) layer.style.visibility = 'hidden'
  })
  const expandable = page.locator(`article [type=radio], #${services[0]!.slug}`)
  const sections = page.locator('main section:not(#your-line)').filter({ hasNot: expandable })
  for (const [index, section] of (await sections.all()).entries())
    await capture(`section ${index}`, section)
  for (const name of ['header', 'footer']) await capture(name, page.locator(`#root > ${name}`))

  for (const feature of await page
    .locator('main article')
    .filter({ has: page.getByRole('radio') })
    .all()) {
    await feature.getByRole('radio').check({ force: true })
    await capture(`feature ${await feature.getByRole('heading').textContent()}`, feature)
  }
  for (const { slug } of services) {
    const panel = page.locator(`#${slug}`)
    if ((await panel.count()) === 0) continue
    const tab = page.locator(`[role=tab][href="#${slug}"]`)
    if ((await tab.count()) > 0) await tab.click()
    await panel.waitFor()
    await capture(`service ${slug}`, panel)
  }
  return shots
}

/** Waits for the complete style sheets, which load after the first paint. */
const waitForStyleSheets = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
        return sheets.length > 0 && sheets.every(({ sheet }) => sheet)
      }),
    )
    .toBe(true)

// As tall as a window can be that is painted before its style sheets arrive (src/bootstrap.ts), and a phone.
for (const viewport of [
  { width: 1920, height: 1000 },
  { width: 390, height: 844 },
])
  test.describe(`Above the fold at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    for (const { path } of everyPage)
      test(`${path} looks the same before and after the style sheets load`, {
        tag: viewport.width === 390 && path === servicesPage.path ? [] : '@all',
      }, async ({ page, expectInConsole }) => {
        expectInConsole(/ERR_FAILED/)
        await page.route('**/*.woff2', (route) => route.abort())
        await page.route(scripts, () => {})
        const release = Promise.withResolvers<void>()
        await page.route('**/*.css', async (route) => {
          await release.promise
          await route.continue()
        })
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.getByRole('contentinfo')).toBeAttached()
        // The theme switch is invisible until its script runs.
        const screenshot = () => page.screenshot({ mask: [page.locator('footer fieldset')] })
        const before = await screenshot()
        release.resolve()
        await waitForStyleSheets(page)
        expect((await screenshot()).equals(before)).toBe(true)
      })
  })

for (const width of [320, 390, 834, 1024, 1280, 1440, 1920])
  test.describe(`In a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 1000 }, contextOptions: { reducedMotion: 'reduce' } })

    test('nothing without its styles is in sight before the style sheets load', {
      tag: width === 1024 ? [] : '@all',
    }, async ({ page }) => {
      // The page as it is first painted: the scripts would hide all services but one.
      await page.route(scripts, () => {})
      for (const { path } of [homePage, servicesPage]) {
        await page.goto(path, { waitUntil: 'commit' })
        await waitForStyleSheets(page)
        const below = page.locator('[data-below-the-fold]').first()
        expect((await below.boundingBox())!.y, path).toBeGreaterThanOrEqual(1000)
      }
    })
  })

test.describe('In a window taller than 1000 px', () => {
  test.use({ viewport: { width: 1280, height: 1400 } })

  test('a page is painted when its style sheets have arrived', async ({ page }) => {
    await page.route('**/*.css', async (route) => {
      await setTimeout(500)
      await route.continue()
    })
    for (const { path } of [homePage, servicesPage]) {
      await page.goto(path)
      await interactive(page)
      const [painted, arrived] = await page.evaluate(() => [
        performance.getEntriesByName('first-paint')[0]!.startTime,
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.css'))
          .map(({ responseEnd }) => responseEnd)
          .sort((one, other) => other - one)[0]!,
      ])
      expect(painted).toBeGreaterThan(arrived!)
    }
  })
})

/** Tall enough to show each page without scrolling, so that the sticky header covers nothing. */
for (const viewport of [
  { width: 1280, height: 15_500 },
  { width: 390, height: 15_500 },
])
  test.describe(`At ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    for (const { path } of onePageOfEachKind)
      test(`${path} looks the same before and after hydration`, {
        tag: '@all',
      }, async ({ page, expectInConsole }) => {
        expectInConsole(/ERR_FAILED/)
        // On a phone the font loads after the first paint and changes all text.
        await page.route('**/*.woff2', (route) => route.abort())
        const release = Promise.withResolvers<void>()
        await delayScripts(page, undefined, release.promise)
        await page.goto(path)
        await waitForStyleSheets(page)
        const before = await takeScreenshots(page)
        release.resolve()
        await interactive(page)
        const after = await takeScreenshots(page)
        expect(Object.keys(after)).toEqual(Object.keys(before))
        for (const [name, screenshot] of Object.entries(before)) {
          const file = test.info().snapshotPath(`${name}.png`)
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, screenshot)
          expect.soft(after[name]!).toMatchSnapshot(`${name}.png`, { maxDiffPixels: 20 })
        }
      })
  })
