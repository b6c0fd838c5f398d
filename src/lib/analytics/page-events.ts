import { throttle } from 'throttle-debounce'
import { limits } from '../limits.ts'
import { isMeasured, track } from './analytics.ts'
import { newDepths, scrolledPercent } from './scroll-depth.ts'

/** Sends a page view, then scroll depths until the returned function is called. */
export function trackPage(path: string) {
  if (!isMeasured) return () => {}
  track({ name: 'page_view', path, title: document.title })
  let reported = 0
  let deepest = 0

  function report() {
    const depths = newDepths(limits.scrollDepths, reported, deepest)
    reported += depths.length
    for (const percent of depths) track({ name: 'scroll_depth', path, percent })
  }
  const reportSoon = throttle(limits.scrollDepthThrottle, report)

  // Measured on every event: by the time of the throttled report, the page may be scrolled back or replaced.
  function measure() {
    deepest = Math.max(deepest, scrolledPercent(document.documentElement))
    reportSoon()
  }

  window.addEventListener('scroll', measure, { passive: true })
  window.addEventListener('pagehide', report)
  return () => {
    window.removeEventListener('scroll', measure)
    window.removeEventListener('pagehide', report)
    reportSoon.cancel()
    report()
  }
}
