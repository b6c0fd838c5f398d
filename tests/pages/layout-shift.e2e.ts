import { scrollTo, settled } from '../support/browsing.ts'
import { usesWebFont } from '../support/font.ts'
import { aboutPage, homePage, onePageOfEachKind, servicesPage } from '../support/pages.ts'
import { startSplitResponseProxy } from '../support/split-response-proxy.ts'
import { services } from '../support/tabs.ts'
import { expect, interactive, type Page, test } from '../support/test.ts'
import { isSample, words } from '../support/words.ts'
import { figure, panel, yourLine } from '../support/your-line.ts'

type Shift = { value: number; sources: string[] }

/** Records every layout shift that user input did not cause. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    type LayoutShift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: Source[]
    }
    const describe = ({ node, previousRect: a, currentRect: b }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.outerHTML.slice(0, 80)} ${a.x},${a.y},${a.width},${a.height} to ${b.x},${b.y},${b.width},${b.height}`
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput)
          shifts.push({ value: entry.value, sources: entry.sources.map(describe) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

async function expectNoShift(page: Page, when: string) {
  await settled(page)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  expect(shifts, when).toEqual([])
}

async function scrollSlowly(page: Page) {
  await page.evaluate(async () => {
    for (let y = window.scrollY; y < document.documentElement.scrollHeight; y += 60) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

/** Holds the font back until the returned function is called. */
async function holdFont(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test.describe('Nothing shifts', () => {
  test.beforeEach(({ page }) => watchShifts(page))

  for (const { path } of onePageOfEachKind) {
    for (const width of [1280, 390]) {
      const tag = width === 390 && path === servicesPage.path ? [] : '@all'
      test(`on ${path} at ${width} px while loading, with a late font, while scrolling and on reload`, {
        tag,
      }, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        const releaseFont = await holdFont(page)
        await page.goto(path, { waitUntil: 'commit' })
        await interactive(page)
        await expectNoShift(page, 'while loading')
        releaseFont()
        // The fallback fonts are fitted to the sample’s texts; others may keep the fallback (docs/decisions/0007).
        // So may pages of text.
        const isText = (await page.locator('#document').count()) > 0
        if (isSample && !isText) await expect.poll(() => page.evaluate(usesWebFont)).toBe(true)
        else await page.waitForTimeout(600)
        await expectNoShift(page, 'when the font loads')
        await scrollSlowly(page)
        await expectNoShift(page, 'while scrolling')
        await scrollTo(page, 1500)
        await settled(page)
        // This is about the position: the browser has no cache here, so the font would come late again.
        await holdFont(page)
        await page.reload({ waitUntil: 'commit' })
        await interactive(page)
        await expectNoShift(page, 'after a reload half-way down the page')
      })
    }
  }

  for (const address of [
    ...services.map(({ slug }) => `${servicesPage.path}#${slug}`),
    `${aboutPage.path}#contact`,
    `${homePage.path}#contact`,
  ]) {
    for (const width of [1280, 390]) {
      test(`when ${address} is opened at ${width} px`, { tag: '@all' }, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(address)
        await interactive(page)
        await expectNoShift(page, 'deep link')
      })
    }
  }

  test('when the font loads late with the contact form in view, and is applied', async ({
    page,
  }) => {
    test.skip(!isSample)
    await page.setViewportSize({ width: 1440, height: 900 })
    const releaseFont = await holdFont(page)
    await page.goto(`${aboutPage.path}#contact`, { waitUntil: 'commit' })
    await interactive(page)
    releaseFont()
    await expect.poll(() => page.evaluate(usesWebFont)).toBe(true)
    await expectNoShift(page, 'late font at a deep link')
  })

  for (const { path } of onePageOfEachKind) {
    test(`on ${path} when the document arrives in two parts and the scrollbar takes up space`, {
      tag: '@all',
    }, async ({ playwright, launchOptions, baseURL }) => {
      const proxy = await startSplitResponseProxy(baseURL!)
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ['--hide-scrollbars'],
      })
      const page = await browser.newPage({ viewport: { width: 1350, height: 940 } })
      await watchShifts(page)
      // On a slow machine the browser applies the font itself, after the text has been laid out.
      await holdFont(page)
      await page.goto(proxy.origin + path, { waitUntil: 'commit' })
      await interactive(page)
      await expectNoShift(page, 'while loading')
      const scrollbar = () => window.innerWidth - document.documentElement.clientWidth
      expect(await page.evaluate(scrollbar)).toBeGreaterThan(0)
      await browser.close()
      await proxy.close()
    })
  }

  for (const width of [1440, 834, 390, 320])
    test(`when the form replaces the table, and with any figures, at ${width} px`, {
      tag: width === 390 ? [] : '@all',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 })
      const release = Promise.withResolvers<void>()
      await page.route(/your-line-form.*\.js/, async (route) => {
        await release.promise
        await route.continue()
      })
      await page.goto(homePage.path)
      await interactive(page)
      await page.waitForTimeout(600)
      const table = await panel(page).boundingBox()
      release.resolve()
      await yourLine(page).waitFor()
      // Shifts below the window do not count, so compare the heights too. Other content may wrap differently.
      if (isSample) expect(await panel(page).boundingBox()).toEqual(table)
      await expectNoShift(page, 'when the form appears')

      const heights = () =>
        page
          .locator('#your-line, main figure')
          .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height))
      const before = await heights()
      for (const figures of [
        { many: '1', minutes: '1' },
        { many: '10000', minutes: '480' },
      ] as const) {
        for (const name of ['many', 'minutes'] as const)
          await figure(page, name).fill(figures[name])
        await figure(page, 'many').press('Enter')
        expect(await heights(), `${figures.many} cases`).toEqual(before)
      }
      await figure(page, 'cost').fill('1000')
      await figure(page, 'cost').press('Enter')
      if (isSample) expect(await heights(), 'with a cost').toEqual(before)
      await figure(page, 'many').fill('none')
      await figure(page, 'many').press('Enter')
      if (isSample) expect(await heights(), 'with a mistake').toEqual(before)
    })

  test('on client-side navigation', async ({ page, visit }) => {
    await visit(homePage.path)
    await page.getByRole('banner').getByRole('link', { name: words.about }).press('Enter')
    await expect(page).toHaveTitle(words.titles.about)
    await page.waitForTimeout(600)
    await expectNoShift(page, 'route change')
  })
})
