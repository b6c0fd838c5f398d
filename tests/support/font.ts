import type { Page } from '@playwright/test'

/** When the page was first painted (milliseconds after its visit began), and whether that was in its own font. */
export type FontUse = { painted: number; atFirstPaint: boolean }

/** Whether the page draws in its font: in the other one named here all letters are of one width. */
export function isInItsFont(): boolean {
  const context = document.createElement('canvas').getContext('2d')!
  context.font = '99px "Hanken Grotesk", monospace'
  return context.measureText('i').width !== context.measureText('m').width
}

/** Notes a `FontUse` as `window.fontUse`. */
export async function watchFontUse(page: Page) {
  await page.addInitScript(`
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      if (paint) window.fontUse = { painted: paint.startTime, atFirstPaint: (${isInItsFont})() }
    }).observe({ type: 'paint', buffered: true })
  `)
}
