import { expect, type Page } from '@playwright/test'
import { settled } from '../support/browsing.ts'

/**
 * Records every layout shift that user input did not cause, in each document from now on. On a busy machine a document
 * may be painted while half of it is parsed, in the middle of a text: what follows moves then, whatever the styles.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; text: string }[] = []
    Object.assign(window, { shifts })
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    type LayoutShift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: Source[]
    }
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
          shifts.push({ value: entry.value, text: entry.sources.map(describe).join('; ') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shift that the font may cause when it arrives. */
export const fontShift = 0.005

/** A soft assertion. Needs `watchShifts` before the document is opened. */
export async function expectNoShift(page: Page, when: string, atMost = 0) {
  await settled(page)
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; text: string }[] }).shifts,
  )
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  if (sum > atMost) expect.soft(shifts, `${when}: layout shift`).toEqual([])
}
