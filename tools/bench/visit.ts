import type { Browser, Page } from '@playwright/test'

export type Bytes = Record<'document' | 'style' | 'script' | 'font', number>
export type Visit = { bytes: Bytes; times: Record<string, number[]> }

const slow4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const slowProcessor = { rate: 4 }

/** The shortest time that Event Timing reports; what it does not report took no longer. */
const shortest = 16

/** One visit on a phone with a slow processor: what was fetched, and from each tap or key to the next paint. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  await using phone = await openPhone(browser)
  const { page } = phone
  await open(page, url)
  const bytes = await page.evaluate(fetchedBytes)
  await phone.session.send('Emulation.setCPUThrottlingRate', slowProcessor)

  const times: Visit['times'] = {}
  const measure = async (name: string, act: () => Promise<unknown>) => {
    times[name] = [...(times[name] ?? []), await timeToPaint(page, act)]
  }

  const menu = page.locator('header button[aria-controls]')
  const targets = {
    tab: await page.getByRole('tab').all(),
    card: await page.locator('main [type="radio"]').all(),
    theme: await page.locator('[name="theme"]').all(),
    menu: [menu, menu],
  }
  for (const [name, locators] of Object.entries(targets))
    for (const target of locators.reverse()) {
      await target.scrollIntoViewIfNeeded()
      await settle(page)
      // A radio button may lie below its label.
      await measure(name, () => target.tap({ force: true }))
    }
  const field = page.getByRole('textbox').last()
  await field.tap()
  for (const letter of 'half past nine') await measure('key', () => page.keyboard.press(letter))
  return { bytes, times }
}

/** On slow 4G too: from the tap on a link in the menu until the next page's heading is painted. */
export async function timeToNextPage(browser: Browser, site: string, path: string) {
  await using phone = await openPhone(browser)
  const { page, session } = phone
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G })
  await session.send('Emulation.setCPUThrottlingRate', slowProcessor)
  await open(page, site + path)
  const next = { '/': '/services', '/services': '/about' }[path] ?? '/'
  await page.locator('header button[aria-controls]').tap()
  const link = page.locator(`header nav a[href="${next}"]`)
  await settle(page)
  const arrived = page.evaluate(headingPainted)
  await link.tap()
  return await arrived
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

/** Until it is hydrated and everything that comes when idle is there. */
async function open(page: Page, url: string) {
  await page.goto(url)
  await page.locator('header button[aria-controls][aria-expanded]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await settle(page)
}

/** Lets scrolling and reveals end, so that only the tap is measured. */
const settle = (page: Page) => page.waitForTimeout(400)

/** As Interaction to Next Paint counts it. */
async function timeToPaint(page: Page, act: () => Promise<unknown>): Promise<number> {
  const observer = await page.evaluateHandle((durationThreshold) => {
    const entries: PerformanceEventTiming[] = []
    const observer = new PerformanceObserver((list) =>
      entries.push(...(list.getEntries() as PerformanceEventTiming[])),
    )
    // TypeScript's types do not know the threshold.
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
    return { observer, entries }
  }, shortest)
  await act()
  // An entry is queued after the paint. A paint later than this is beyond every limit.
  await page.waitForTimeout(250)
  const durations = await observer.evaluate(({ observer, entries }) => {
    observer.disconnect()
    return entries.filter(({ interactionId }) => interactionId).map(({ duration }) => duration)
  })
  return Math.max(shortest, ...durations)
}

/** In the page: resolves with the milliseconds from the next click to the first frame with another heading. */
function headingPainted(): Promise<number> {
  const heading = () => document.querySelector('main h1')?.textContent
  const before = heading()
  let clicked = 0
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true })
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!heading() || heading() === before) return
      observer.disconnect()
      // A message that is sent from a frame's callback arrives after its paint.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - clicked)
      requestAnimationFrame(() => port2.postMessage(undefined))
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** In the page: what has been fetched, compressed, without headers. */
function fetchedBytes(): Bytes {
  const bytes = { document: 0, style: 0, script: 0, font: 0 }
  const kinds = { css: 'style', js: 'script', woff2: 'font' } as const
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  bytes.document = document!.encodedBodySize
  for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
    const kind = kinds[entry.name.split('.').at(-1) as keyof typeof kinds]
    if (kind) bytes[kind] += entry.encodedBodySize
  }
  return bytes
}
