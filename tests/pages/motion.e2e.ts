import {
  scrollDuration,
  scrollPositions,
  scrollThrough,
  scrollTo,
  scrollUntilVisible,
  settled,
} from '../support/browsing.ts'
import { home, services, site } from '../support/content.ts'
import { copy, plainText, texts, visibleText } from '../support/copy.ts'
import { everyPage, onePageOfEachKind, pageGroups } from '../support/pages.ts'
import { expect, type Page, test } from '../support/test.ts'
import { words } from '../support/words.ts'

/** Texts in drawings and of “your own line”, which are not printed as in the document without scripts. */
const notPrinted = texts([
  services.map(({ scene, journey, jobs }) => ({ scene, journey, jobs })),
  home.map,
  home.yourLine,
  site.sample,
])

const hiddenSections = (page: Page) => page.locator('[data-reveal="waiting"]')

/** Texts that are transparent, or partly so, because of their own opacity or an ancestor’s. */
const transparentTexts = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, li, dd, label)').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
      .filter((element) => {
        for (let it: Element | null = element; it; it = it.parentElement) {
          if (Number(getComputedStyle(it).opacity) < 1) return true
        }
        return false
      })
      .map((element) => element.textContent),
  )

test.describe('Sections', () => {
  for (const { path } of onePageOfEachKind) {
    test(`of ${path} fade in once, when first scrolled into view`, {
      tag: path === '/services' ? [] : '@all',
    }, async ({ page, visit }) => {
      await visit(path)
      const below = hiddenSections(page)
      await expect(below.first()).toHaveCSS('opacity', '0')
      await scrollThrough(page)
      await expect(hiddenSections(page)).toHaveCount(0)
      await settled(page)
      expect(await transparentTexts(page)).toEqual([])
      await scrollTo(page, 1000)
      await scrollTo(page, 0)
      await expect(hiddenSections(page)).toHaveCount(0)
    })
  }

  test('fade in when 15 % is visible, service rows at 12 %', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await visit('/')
    const sections = page.locator('section[data-reveal="waiting"]:not(#contact)')
    const rows = page.locator('li[data-reveal="waiting"]')
    for (const [parts, share] of [
      [sections, 0.15],
      [rows, 0.12],
    ] as const) {
      // Get a handle, because the locator no longer matches once the element is shown.
      const part = (await parts.last().elementHandle())!
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
    }
  })

  test('that are taller than the screen still fade in', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await visit('/services')
    await scrollThrough(page)
    await expect(hiddenSections(page)).toHaveCount(0)
  })

  test('are shown when a field in them is focused', async ({ page, visit }) => {
    await visit('/about')
    await page.getByLabel(words.form.message, { exact: true }).focus()
    await expect(page.locator('#contact')).toHaveCSS('opacity', '1')
  })
})

test.describe('Nothing is hidden', () => {
  for (const { path } of onePageOfEachKind)
    test(`on ${path} with reduced motion, and nothing moves`, { tag: '@all' }, async ({
      page,
      visit,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(path)
      expect(await transparentTexts(page)).toEqual([])
      await scrollThrough(page)
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      )
      expect(moving).toBe(0)
    })

  test('in print', { tag: '@all' }, async ({ page, visit }) => {
    for (const { path } of everyPage) {
      await visit(path)
      await page.emulateMedia({ media: 'print' })
      await settled(page)
      expect(await transparentTexts(page), path).toEqual([])
      const read = await visibleText(page)
      const missing = copy[path]!.filter((text) => !read.includes(plainText(text)))
      expect(
        missing.filter((text) => !notPrinted.includes(text)),
        path,
      ).toEqual([])
      await page.emulateMedia({ media: 'screen' })
    }
  })

  test('when a script fails to load', async ({ page, expectInConsole }) => {
    expectInConsole(/ERR_FAILED|dynamically imported module|^error: Error$/)
    await page.route(/static\/js\/page\./, (route) => route.abort())
    await page.goto('/about')
    await expect(page.getByRole('button', { name: words.retry })).toBeVisible()
    expect(await transparentTexts(page)).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    for (const { which, group, tag } of pageGroups)
      test(`on ${which}`, { tag }, async ({ page }) => {
        for (const { path } of group) {
          await page.goto(path)
          expect(await transparentTexts(page), path).toEqual([])
        }
      })
  })
})

test.describe('Motion', () => {
  test('endless animations can be paused', async ({ page, visit }) => {
    await visit('/')
    const running = () =>
      page.evaluate(() => {
        const endless = document
          .getAnimations()
          .filter((it) => it.effect?.getComputedTiming().iterations === Infinity)
        return endless.filter(({ playState }) => playState === 'running').length
      })
    await expect.poll(running).toBeGreaterThan(0)
    await page.getByRole('button', { name: home.map.pause }).click()
    await expect.poll(running).toBe(0)
    await page.getByRole('button', { name: home.map.play }).click()
    await expect.poll(running).toBeGreaterThan(0)
  })

  test('scrolling to the target of a link takes 1.2 s', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await visit('/about')
    await page.waitForLoadState('networkidle')
    const time = scrollDuration(page)
    await page.getByRole('banner').getByRole('link', { name: words.demo }).click()
    expect(await time).toBeGreaterThan(900)
    expect(await time).toBeLessThan(1500)
  })

  test('scrolling to the target of a link stops on a mouse or key press', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    for (const device of ['mouse', 'keyboard'] as const) {
      await visit('/about')
      await page.waitForLoadState('networkidle')
      await page.getByRole('banner').getByRole('link', { name: words.demo }).click()
      await page.waitForFunction(() => window.scrollY > 50)
      await (device === 'mouse' ? page.mouse.down() : page.keyboard.down('Shift'))
      const pressed = await page.evaluate(() => window.scrollY)
      await page.waitForTimeout(300)
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - pressed), device).toBeLessThan(
        2,
      )
      await (device === 'mouse' ? page.mouse.up() : page.keyboard.up('Shift'))
    }
  })

  test('wheel scrolling is smooth, except with reduced motion', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    const frames: number[] = []
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion })
      await visit('/about')
      await page.waitForLoadState('networkidle')
      await page.mouse.move(640, 400)
      const positions = scrollPositions(page)
      await page.mouse.wheel(0, 500)
      frames.push((await positions).length)
    }
    const [smooth, plain] = frames
    expect(plain).toBeGreaterThan(1)
    expect(smooth).toBeGreaterThan(plain! + 5)
  })
})
