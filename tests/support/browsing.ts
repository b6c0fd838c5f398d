import { type ElementHandle, expect, type Locator, type Page, type Request } from '@playwright/test'

/** The addresses of the documents that the page loads from now on. */
export function documentLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (isDocument(page, request)) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

const isDocument = (page: Page, request: Request) =>
  request.isNavigationRequest() && request.frame() === page.mainFrame()

/** With Save-Data no page is fetched ahead: a click asks for the next page's chunk. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

/** As a visitor's scrollbar would, and not before the browser has told the page. */
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

/** A click that does not move the page first, as Playwright's own does with a sticky header's links. */
export async function clickInPlace(page: Page, target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** Where a smooth movement ends. */
export async function expectScrolledTo(page: Page, y: number) {
  await expect.poll(() => scrollTop(page), { message: `scrolled to ${y}` }).toBeCloseTo(y, -0.6)
}

/** The scroll positions, each once, until 1 s after the page has begun to move; `wait` ms if it stays. */
export function scrollPositions(page: Page, wait = 5000): Promise<number[]> {
  return page.evaluate(async (most) => {
    const positions = [Math.round(window.scrollY)]
    let end = performance.now() + most
    while (performance.now() < end) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const position = Math.round(window.scrollY)
      if (position === positions.at(-1)) continue
      if (positions.length === 1) end = performance.now() + 1000
      positions.push(position)
    }
    return positions
  }, wait)
}

/** How long the page moves in the next two seconds, from its first movement to its last, in milliseconds. */
export function movingTime(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const moments: number[] = []
    const end = performance.now() + 2000
    for (let place = window.scrollY; performance.now() < end; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (window.scrollY !== place) moments.push(performance.now())
      place = window.scrollY
    }
    return (moments.at(-1) ?? 0) - (moments[0] ?? 0)
  })
}

/**
 * Scrolls until this share of an element is visible. Returns the share as the browser measures it, when
 * every observer of the page has been told.
 */
export function showShare(part: ElementHandle<Element>, share: number): Promise<number> {
  return part.evaluate(
    (element, much) =>
      new Promise<number>((resolve) => {
        const { top, height } = element.getBoundingClientRect()
        window.scrollBy({ top: top - window.innerHeight + height * much, behavior: 'instant' })
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect()
          requestAnimationFrame(() => resolve(entry!.intersectionRatio))
        })
        observer.observe(element)
      }),
    share,
  )
}

/** Every movement that ends by itself has ended, also one that begins a few frames after what set it off. */
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
    for (let calmFrames = 0; calmFrames < 10; calmFrames = isRunning() ? 0 : calmFrames + 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

/** The page from top to end, screen by screen, so that everything that reveals itself has. */
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

/** Replaces the chunk of the page that contains a text by a component that throws an error. */
export async function breakPage(
  page: Page,
  text: string,
  { name, message }: Error,
  isBroken = () => true,
) {
  await page.route(/static\/js\/page\./, async (route) => {
    try {
      const answer = await route.fetch()
      if (!isBroken() || !(await answer.text()).includes(text)) return await route.continue()
      const body = `export function Page() { throw new ${name}('${message}') }`
      await route.fulfill({ response: answer, body })
    } catch {
      // The browser has left the page, and no longer asks for the chunk.
    }
  })
}
