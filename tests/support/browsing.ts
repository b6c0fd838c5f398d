import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { contact, home, site } from './content.ts'
import type { homePage } from './pages.ts'

export const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

export const retryButton = (page: Page) => page.getByRole('button', { name: site.failure.retry })

/** What the foot of the window says of a message. */
export const footNotice = (page: Page) => page.locator('#unsent')

export const consentBar = (page: Page) => page.getByRole('region', { name: site.consent.label })

export async function openFromHeader(page: Page, { link, title }: typeof homePage) {
  await headerLink(page, link).click()
  await expect(page).toHaveTitle(title)
}

/** Follows a link that is nowhere on the page. */
export const follow = (page: Page, to: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, hidden: true })
    document.body.append(link)
    link.click()
    link.remove()
  }, to)

/** Expects a page with its title, one visible heading and the form. */
export async function expectComplete(page: Page, title: string) {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('form', { name: contact.form.label })).toBeVisible()
}

/** Collects the path of every document that the page loads from now on. */
export function documentLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

export const scripts = '**/static/js/*.js'
/** All scripts but the first, which every page loads. */
export const furtherScripts = /static\/js\/(?!main)/

export const abort = (route: Route) => route.abort()
/** What some hosts send in place of a file that does not exist. */
export const serveHtml = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Site</title>' })

/** Holds matching requests back until the returned function is called. */
export async function hold(page: Page, url: string | RegExp) {
  const released = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released.promise
    // The test may have left the page.
    await route.continue().catch(() => undefined)
  })
  return released.resolve
}

/** Answers the requests that scripts make for a page, which are counted. Its document loads as usual. */
export async function answerScripts(
  page: Page,
  path: string,
  answer: (route: Route, count: number) => unknown,
) {
  const asked = { count: 0 }
  await page.route(
    (url) => url.pathname === path,
    (route, request) =>
      request.isNavigationRequest() ? route.continue() : answer(route, ++asked.count),
  )
  return asked
}

/** Turns on Save-Data, which disables prefetching: only a click requests the next document. */
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

/** Waits for every finite animation to end, including those that start within the next 10 frames. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    const isPlaying = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' &&
      timeline instanceof DocumentTimeline &&
      effect?.getComputedTiming().iterations !== Infinity
    const isRunning = () => document.getAnimations().some(isPlaying)
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

/** Whether the web font is in use. The fallback here is monospace, so unequal widths show that it is. */
export function usesWebFont(): boolean {
  const context = document.createElement('canvas').getContext('2d')!
  context.font = '99px "Hanken Grotesk", monospace'
  return context.measureText('i').width !== context.measureText('m').width
}

const { heading, legend, fields } = home.yourLine
export const yourLine = (page: Page) => page.getByRole('form', { name: heading })
export const figureField = (page: Page, name: keyof typeof fields) =>
  yourLine(page).getByLabel(fields[name], { exact: true })
export const jobField = (page: Page) => yourLine(page).getByLabel(legend, { exact: true })
