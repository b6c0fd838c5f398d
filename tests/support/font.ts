import type { Page } from '@playwright/test'

/** When the first paint happened, in milliseconds after navigation started, and whether it used the web font. */
export type FontUse = { painted: number; atFirstPaint: boolean }

/** Whether the web font is in use. The fallback here is monospace, so unequal widths show that it is. */
export function usesWebFont(): boolean {
  const context = document.createElement('canvas').getContext('2d')!
  context.font = '99px "Hanken Grotesk", monospace'
  return context.measureText('i').width !== context.measureText('m').width
}

/** Records a `FontUse` in `window.fontUse` at the first paint. */
export async function watchFontUse(page: Page) {
  await page.addInitScript(`
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      if (paint) window.fontUse = { painted: paint.startTime, atFirstPaint: (${usesWebFont})() }
    }).observe({ type: 'paint', buffered: true })
  `)
}
