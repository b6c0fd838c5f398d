import { expect, type Page } from '@playwright/test'
import { settled } from '../support/browsing.ts'

/**
 * Records every layout shift that user input did not cause, in each document from now on. On a busy machine a document
 * may be painted while half of it is parsed, in the middle of a text: what follows moves then, whatever the styles.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    type LayoutShift = PerformanceEntry & { hadRecentInput: boolean; sources: Source[] }
    const describe = ({ node, previousRect: a, currentRect: b }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.outerHTML.slice(0, 80)} ${a.x},${a.y},${a.width},${a.height} to ${b.x},${b.y},${b.width},${b.height}`
    }
    new PerformanceObserver((list) => {
      const [{ domInteractive }] = performance.getEntriesByType('navigation') as [
        PerformanceNavigationTiming,
      ]
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput && entry.startTime > domInteractive)
          shifts.push(`shift: ${entry.sources.map(describe).join('; ')}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** A soft assertion. Needs `watchShifts` before the document is opened. */
export async function expectNoShift(page: Page, when: string) {
  await settled(page)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
  expect.soft(shifts, `${when}: layout shift`).toEqual([])
}

/** Holds the font back until the returned function is called. */
export async function holdFont(page: Page) {
  const released = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
