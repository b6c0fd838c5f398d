import { type ElementHandle, expect, type Locator, type Page, type Request } from '@playwright/test'

/** Collects the path of every document that the page loads from now on. */
export function documentLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (isDocument(page, request)) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

const isDocument = (page: Page, request: Request) =>
  request.isNavigationRequest() && request.frame() === page.mainFrame()

/** Turns on Save-Data, which disables prefetching: only a click requests the next page’s chunk. */
export const enableSaveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

/** Jumps there, as dragging the scrollbar would, and waits for the scroll event. */
export async function scrollTo(page: Page, y: number) {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        if (Math.abs(window.scrollY - top) < 1) return resolve()
        document.addEventListener('scroll', () => resolve(), { once: true })
        window.scrollTo({ top, behavior: 'instant' })
      }),
    y,
  )
}

/** Clicks without scrolling. Playwright’s own click scrolls the page for links in a sticky header. */
export async function clickInPlace(page: Page, target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** Waits for a smooth scroll to end at `y`, in pixels. */
export async function expectScrolledTo(page: Page, y: number) {
  await expect.poll(() => scrollTop(page), { message: `scrolled to ${y}` }).toBeCloseTo(y, -0.6)
}

/** Records each new scroll position for 1 s once the page begins to scroll; gives up after `timeout` ms. */
export function scrollPositions(page: Page, timeout = 5000): Promise<number[]> {
  return page.evaluate(async (limit) => {
    const positions = [Math.round(window.scrollY)]
    let end = performance.now() + limit
    while (performance.now() < end) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const position = Math.round(window.scrollY)
      if (position === positions.at(-1)) continue
      if (positions.length === 1) end = performance.now() + 1000
      positions.push(position)
    }
    return positions
  }, timeout)
}

/**
 * Scrolls until this ratio of an element is visible. Returns the ratio that the browser measures, after
 * every IntersectionObserver of the page has been notified.
 */
export function scrollUntilVisible(target: ElementHandle<Element>, ratio: number): Promise<number> {
  return target.evaluate(
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
}

/** Waits for every finite animation to end, including those that start within the next 10 frames. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    const isRunning = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) =>
            playState === 'running' && timeline instanceof DocumentTimeline,
        )
        .some(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    for (let idleFrames = 0; idleFrames < 10; idleFrames = isRunning() ? 0 : idleFrames + 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

/** Scrolls from top to bottom and back, so that every section has faded in. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })
}
