import type { ElementHandle } from '@playwright/test'
import { headerLink, scrollThrough, scrollTo, scrollTop, settled } from '../support/browsing.ts'
import { callToAction, leadsToForm } from '../support/content.ts'
import { aboutPage, homePage, pageOfEachKind } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'
import { expectNone } from '../sweep/checks.ts'

const waiting = (page: Page) => page.locator('[data-reveal="waiting"]')

/** How many animations are running. */
const running = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )

/**
 * Scrolls until this ratio of an element is visible. Returns the ratio that the browser measures, after every
 * IntersectionObserver of the page has been notified.
 */
const scrollUntilVisible = (target: ElementHandle<Element>, ratio: number) =>
  target.evaluate(
    (element, visible) =>
      new Promise<number>((resolve) => {
        const { top, height } = element.getBoundingClientRect()
        window.scrollBy({ top: top - window.innerHeight + height * visible, behavior: 'instant' })
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect()
          requestAnimationFrame(() => resolve(entry!.intersectionRatio))
        })
        observer.observe(element)
      }),
    ratio,
  )

test('Sections fade in once 15 % is visible, service rows 12 %', { tag: '@all' }, async ({
  page,
  visit,
}) => {
  // Higher than a section, of which this is the share.
  await page.setViewportSize({ width: 1280, height: 1000 })
  await visit(homePage.path)
  await expect(waiting(page), 'before the first scroll').toHaveCount(0)
  await scrollTo(page, 1)
  await expect(waiting(page).first()).toHaveCSS('opacity', '0')
  await page.emulateMedia({ media: 'print' })
  await expectNone(page, 'in print before scrolling', 'transparent text')
  await page.emulateMedia({ media: 'screen' })
  for (const [selector, share] of [
    ['section[data-reveal="waiting"]:not(#contact)', 0.15],
    ['li[data-reveal="waiting"]', 0.12],
  ] as const) {
    // Afresh, because on the way to one, others are shown.
    await visit(homePage.path)
    await scrollTo(page, 1)
    // Get a handle, because the locator no longer matches once the element is shown.
    const part = (await page.locator(selector).last().elementHandle())!
    // Wait for the section to finish its fade, which also moves its rows.
    await scrollUntilVisible(part, -0.5)
    await settled(page)
    for (const [visible, state] of [
      [share - 0.012, 'waiting'],
      [share + 0.012, 'shown'],
    ] as const) {
      expect(Math.abs((await scrollUntilVisible(part, visible)) - visible)).toBeLessThan(0.008)
      expect(await part.getAttribute('data-reveal')).toBe(state)
    }
    await scrollTo(page, 0)
    expect(await part.getAttribute('data-reveal')).toBe('shown')
  }
})

test('With reduced motion, nothing moves and nothing is hidden', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path } of pageOfEachKind) {
    await visit(path)
    await expectNone(page, path, 'transparent text')
    await scrollThrough(page)
    // As while the next page is on its way.
    await page.getByRole('main').evaluate((main) => main.setAttribute('aria-busy', 'true'))
    expect(await running(page), path).toBe(0)
  }
})

test('Nothing moves by itself for more than five seconds', async ({ page, visit }) => {
  for (const { path } of pageOfEachKind) {
    await visit(path)
    await scrollThrough(page)
    const ends = await page.evaluate(() => {
      const own = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
      return own.map(({ effect }) => Number(effect!.getComputedTiming().endTime))
    })
    expect(Math.max(0, ...ends), path).toBeLessThanOrEqual(5000)
  }
})

test.describe('Scrolling', () => {
  // Time passes only during `page.clock.runFor`.
  test.beforeEach(async ({ page, visit }) => {
    await page.clock.install()
    await visit(aboutPage.path)
    await page.waitForLoadState('networkidle')
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('to the target of a link takes 1.2 s, and ends at a press or another place', async ({
    page,
  }) => {
    test.skip(!leadsToForm)
    const link = headerLink(page, callToAction)
    await link.click()
    await page.clock.runFor(1100)
    const almost = await scrollTop(page)
    await page.clock.runFor(200)
    const end = await scrollTop(page)
    expect(almost).toBeLessThan(end)
    await page.clock.runFor(1000)
    expect(await scrollTop(page)).toBe(end)
    for (const act of [
      async () => {
        await page.mouse.move(20, 400)
        await page.mouse.down()
      },
      () => page.keyboard.press('Shift'),
      () => scrollTo(page, 40),
      () =>
        page.evaluate(() => {
          location.hash = 'contact-next'
          return new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
        }),
      () => page.goBack(),
    ]) {
      await scrollTo(page, 20)
      await link.click()
      await page.clock.runFor(300)
      await act()
      const stopped = await scrollTop(page)
      expect(stopped).toBeGreaterThan(0)
      await page.clock.runFor(2000)
      expect(await scrollTop(page)).toBe(stopped)
      await page.mouse.up()
    }
  })

  test('with the wheel is smooth, except with reduced motion', async ({ page }) => {
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 500)
    await page.clock.runFor(200)
    const onTheWay = await scrollTop(page)
    expect(onTheWay).toBeGreaterThan(0)
    expect(onTheWay).toBeLessThan(500)
    await page.clock.runFor(2000)
    expect(await scrollTop(page)).toBe(500)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // The page is told at its next frame.
    await expect(page.locator('html.lenis')).toHaveCount(0)
    await page.mouse.wheel(0, 500)
    // The browser scrolls by itself, although no time passes for the scripts.
    await expect.poll(() => scrollTop(page)).toBe(1000)
  })
})
