import { inflateSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { axeProblems } from '../../tools/browser/axe.ts'
import { findProblems } from '../../tools/browser/problems.ts'
import { hold, scrollThrough, settled } from '../support/browsing.ts'
import { interactive, type Page } from '../support/test.ts'
import { expectFocusVisible } from './focus.ts'
import { expectNoShift, watchShifts } from './layout-shift.ts'

/** In this order, because the themes alternate: `slowWidths` get different ones. */
const widths = [320, 1280, 390, 834]

/** For axe, which takes the longest. At the other widths, with reduced motion. */
const slowWidths = [320, 1280]

type Theme = 'light' | 'dark'

/**
 * Opens a page once at each width, in alternating themes, and checks everything that must be true of any page: some of it
 * at each width, some at one or two.
 * All assertions are soft, so that one failure does not hide another.
 */
export async function sweep(page: Page, address: string, first: Theme, isSample = false) {
  await watchShifts(page)
  for (const [index, width] of widths.entries()) {
    const colorScheme = (index % 2 === 0) === (first === 'light') ? 'light' : 'dark'
    const where = `${address} at ${width} px, ${colorScheme}`
    await page.setViewportSize({ width, height: 800 })
    const reducedMotion = slowWidths.includes(width) ? 'no-preference' : 'reduce'
    await page.emulateMedia({ media: 'screen', forcedColors: 'none', colorScheme, reducedMotion })
    const releaseFont = await hold(page, '**/*.woff2')
    await page.goto(address, { waitUntil: 'commit' })
    await interactive(page)
    await expectNoShift(page, `${where}, while loading`)
    await scrollThrough(page)
    await expectNoShift(page, `${where}, while scrolling`)
    await expectNone(page, where, 'section still hidden', 'transparent text', 'target under 24 px')
    releaseFont()
    await settled(page)
    await expectFits(page, where)
    if (slowWidths.includes(width)) await expectAccessible(page, where)
    // Back at another width, below.
    if (width === 320) await expectFocusVisible(page, 'Tab', where)

    if (width === 834 || width === 1280) {
      await page.emulateMedia({ forcedColors: 'active' })
      await settled(page)
      const bare = 'control without border, background or underline'
      const lost = ['text in the color of the background', 'drawing in the color of the background']
      await expectNone(page, `${where}, forced colors`, bare, ...(lost as Problem[]))
      if (width === 834) await expectFocusVisible(page, 'Shift+Tab', `${where}, forced colors`)
    }

    // A browser lays out paper like a phone or like a tablet.
    if (width === 390 || width === 834) {
      await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: 'light' })
      await settled(page)
      const hidden = ['transparent text', 'text that is not shown', 'faint text'] as const
      await expectNone(page, `${where}, in print`, 'overflow', 'clipped text', ...hidden)
      const bare = await page
        .locator('main p a[href^="/"]:not([class])')
        .evaluateAll((links) =>
          links
            .filter((link) => !getComputedStyle(link, '::after').content.includes('https://'))
            .map(({ outerHTML }) => outerHTML),
        )
      expect.soft(bare, `${where}, in print: link without its address`).toEqual([])
    }
    // Not with the longest texts: on one of those pages, Chromium writes the same clip twice.
    if (width === 834 && isSample) {
      const [fromTop, fromMiddle] = [await printed(page, 0), await printed(page, 0.5)]
      expect.soft(fromTop === fromMiddle, `${where}: prints the same from its middle`).toBe(true)
    }
  }
  if (!isSample) return
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.emulateMedia({ media: 'screen' })
  for (const width of [390, 600, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const where = `${address} at ${width} px, in a browser with letters of 32 px`
    await expectNone(page, where, 'overflow', 'clipped text', 'broken word')
  }
}

/**
 * What is on paper, in PDF, when the page is scrolled to a part of its height. Without the places of link targets, which
 * Chromium counts from there, and without the last decimals of places, which differ.
 */
async function printed(page: Page, part: number) {
  await page.evaluate((at) => scrollTo(0, document.body.scrollHeight * at), part)
  const file = (await page.pdf()).toString('latin1')
  return [...file.matchAll(/FlateDecode[^>]*>> stream\n(.*?)\nendstream/gs)]
    .map(([, data]) => inflateSync(Buffer.from(data!, 'latin1')).toString('latin1'))
    .join()
    .replace(/\d+\.\d+/g, (place) => Number(place).toFixed(1))
}

type Problem = keyof ReturnType<typeof findProblems>

/** Softly expects the page to have none of these problems. */
export async function expectNone(page: Page, where: string, ...kinds: Problem[]) {
  const problems = await page.evaluate(findProblems)
  for (const kind of kinds) expect.soft(problems[kind], `${where}: ${kind}`).toEqual([])
}

async function expectAccessible(page: Page, when: string, within?: string) {
  expect.soft(await axeProblems(page, within), `${when}: axe`).toEqual([])
}

/** Softly expects nothing to overflow, to be clipped or to be without width, with text at 100 % and at 200 %. */
export async function expectFits(page: Page, where: string) {
  for (const size of ['200%', '']) {
    await page.locator('html').evaluate((root, fontSize) => {
      root.style.fontSize = fontSize
    }, size)
    const scaled = `${where}, text at ${size || '100%'}`
    await expectNone(page, scaled, 'overflow', 'clipped text', 'collapsed')
  }
}

/** Of the state of a page: nothing overflows, and axe finds nothing in these elements in either theme. */
export async function expectSound(page: Page, state: string, within: string) {
  await expectFits(page, state)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    await expectAccessible(page, `${state}, ${colorScheme}`, within)
  }
}
