import type { Browser, Page } from '@playwright/test'
import type { Measured } from './table.ts'

/** Latency in milliseconds, throughput in bytes per second. */
const slow4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const slowProcessor = { rate: 4 }

/** Milliseconds. Event Timing does not report shorter interactions. */
const minimumDuration = 16

/** The milliseconds from each tap to the next paint, on a phone with a slow processor. */
export async function taps(browser: Browser, url: string): Promise<Measured> {
  await using phone = await openPhone(browser)
  const { page } = phone
  await open(page, url)
  await phone.session.send('Emulation.setCPUThrottlingRate', slowProcessor)

  const menu = page.locator('header button[aria-controls]')
  const measured: Measured = {}
  const targets = {
    'tap on a tab': await page.getByRole('tab').all(),
    'tap on a card': await page.locator('main [type="radio"]').all(),
    'tap on a theme': await page.locator('[name="theme"]').all(),
    'tap on the menu button': [menu, menu],
  }
  for (const [name, locators] of Object.entries(targets))
    for (const target of locators.reverse()) {
      await target.scrollIntoViewIfNeeded()
      await settle(page)
      // Force the tap, because a label may cover its radio button.
      const time = await timeToPaint(page, () => target.tap({ force: true }))
      measured[name] = [...(measured[name] ?? []), time]
    }
  return measured
}

/**
 * Measures client-side navigation on slow 4G and a slow processor, from another page: the milliseconds from the tap on
 * the page's link in the menu until its heading is painted. Empty if the menu has no link to it.
 */
export async function tapOnLink(browser: Browser, site: string, path: string): Promise<Measured> {
  await using phone = await openPhone(browser)
  const { page, session } = phone
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G })
  await session.send('Emulation.setCPUThrottlingRate', slowProcessor)
  await open(page, site + (path === '/' ? '/about' : '/'))
  await page.locator('header button[aria-controls]').tap()
  const link = page.locator(`header nav a[href="${path}"]:not([hreflang])`)
  if ((await link.count()) === 0) return {}
  await settle(page)
  const timeToHeading = page.evaluate(timeFromClickToHeading)
  await link.tap()
  return { 'tap on its link to its heading, slow 4G': [await timeToHeading] }
}

async function openPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  return { page, session, [Symbol.asyncDispose]: () => context.close() }
}

/** Opens a page, and waits until it is interactive and has loaded everything. */
async function open(page: Page, url: string) {
  await page.goto(url)
  await page.locator('header button[aria-controls][aria-expanded]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await settle(page)
}

/** Waits until scrolling and reveal animations have ended, so that they do not affect the measurement. */
const settle = (page: Page) => page.waitForTimeout(400)

/**
 * Performs an interaction and returns its duration in milliseconds, as Interaction to Next Paint measures it.
 */
async function timeToPaint(page: Page, act: () => Promise<unknown>): Promise<number> {
  const observer = await page.evaluateHandle((durationThreshold) => {
    const entries: PerformanceEventTiming[] = []
    const observer = new PerformanceObserver((list) =>
      entries.push(...(list.getEntries() as PerformanceEventTiming[])),
    )
    // The cast is for durationThreshold, which TypeScript's types lack.
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
    return { observer, entries }
  }, minimumDuration)
  await act()
  // An entry is queued after the paint. The budget is 100 ms, so this is long enough.
  await page.waitForTimeout(250)
  const durations = await observer.evaluate(({ observer, entries }) => {
    observer.disconnect()
    return entries.filter(({ interactionId }) => interactionId).map(({ duration }) => duration)
  })
  return Math.max(minimumDuration, ...durations)
}

/**
 * Runs in the page. Resolves with the milliseconds from the next click to the first frame with a new heading.
 */
function timeFromClickToHeading(): Promise<number> {
  const heading = () => document.querySelector('main h1')?.textContent
  const before = heading()
  let clicked = 0
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true })
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!heading() || heading() === before) return
      observer.disconnect()
      // A message that is posted in a requestAnimationFrame callback arrives after the paint of that frame.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - clicked)
      requestAnimationFrame(() => port2.postMessage(undefined))
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}
