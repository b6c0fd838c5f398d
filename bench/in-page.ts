import type { Page } from '@playwright/test'

/** The least that Event Timing tells; what it does not tell took no longer. */
const leastTold = 16

declare global {
  interface Window {
    benchEvents: PerformanceEventTiming[]
    benchEventObserver: PerformanceObserver | undefined
    benchArrival: Promise<Arrival>
    benchFrames: number[]
  }
}

/** After a click: how long until what was asked for stands there, painted, and whether there was nothing in between. */
export type Arrival = { time: number; flash: boolean }

/** From what the visitor did to the next paint, as Interaction to Next Paint counts it, in milliseconds. */
export async function timeToNextPaint(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate((durationThreshold) => {
    window.benchEvents = []
    if (window.benchEventObserver) return
    window.benchEventObserver = new PerformanceObserver((list) => {
      window.benchEvents.push(...(list.getEntries() as PerformanceEventTiming[]))
    })
    // TypeScript's own types do not know the threshold yet.
    const options = { type: 'event', durationThreshold } as PerformanceObserverInit
    window.benchEventObserver.observe(options)
  }, leastTold)
  await act()
  // An event is told once it has been painted; what is still to be painted then would be a failure of its own.
  await page.waitForTimeout(250)
  return page.evaluate(
    (least) =>
      Math.max(
        least,
        ...window.benchEvents
          .filter(({ interactionId }) => interactionId)
          .map(({ duration }) => duration),
      ),
    leastTold,
  )
}

/**
 * Clicks, and watches the page until the selector's first match has other words; without a frame of its own,
 * which would cost time.
 */
export async function timeToContent(
  page: Page,
  selector: string,
  click: () => Promise<unknown>,
): Promise<Arrival> {
  await page.evaluate((content) => {
    const words = () => document.querySelector(content)?.textContent
    const before = words()
    let clicked = 0
    let flash = false
    const noteClick = ({ timeStamp }: Event) => (clicked = timeStamp)
    window.addEventListener('click', noteClick, { capture: true, once: true })
    window.benchArrival = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const now = words()
        if (!now) flash = true
        if (!now || now === before) return
        observer.disconnect()
        const { port1, port2 } = new MessageChannel()
        // A message sent from a frame's callback arrives after that frame has been painted.
        port1.onmessage = () => resolve({ time: performance.now() - clicked, flash })
        requestAnimationFrame(() => port2.postMessage('painted'))
      })
      observer.observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
        attributeFilter: ['hidden'],
      })
    })
  }, selector)
  await click()
  return page.evaluate(() => window.benchArrival)
}

/** The share of frames that took longer than a sixtieth of a second, while the page is scrolled. */
export async function lateFrames(page: Page, scroll: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = []
    window.benchFrames = frames
    const note = (now: number) => {
      if (window.benchFrames !== frames) return
      frames.push(now)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await scroll()
  return page.evaluate(() => {
    const times = window.benchFrames
    window.benchFrames = []
    const lengths = times.slice(1).map((time, index) => time - times[index]!)
    // Half a frame of tolerance: the clock is coarse, and a late frame is late by a whole one.
    return lengths.filter((length) => length > 1.5 * (1000 / 60)).length / lengths.length
  })
}
