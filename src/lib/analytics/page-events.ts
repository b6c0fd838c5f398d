import * as limits from '../limits.ts'
import { throttled } from '../timing.ts'
import { isMeasured, track } from './analytics.ts'

/** Sends a page view, then scroll depths until the returned function is called. */
export function trackPage(path: string) {
  if (!isMeasured) return () => {}
  track({ name: 'page_view', path, title: document.title })
  let reported = 0
  let deepest = 0

  function report() {
    // A jump reaches all those in between.
    const depths = limits.scrollDepths.slice(reported).filter((depth) => deepest >= depth)
    reported += depths.length
    for (const percent of depths) track({ name: 'scroll_depth', path, percent })
  }
  const reportSoon = throttled(report, limits.scrollDepthThrottle)

  // Measured on every event: by the time of the throttled report, the page may be scrolled back or replaced.
  function measure() {
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement
    const distance = scrollHeight - clientHeight
    // At the end of a zoomed page scrollTop may fall short by a fraction of a pixel.
    deepest = Math.max(deepest, distance > 0 ? ((scrollTop + 1) / distance) * 100 : 100)
    reportSoon()
  }

  window.addEventListener('scroll', measure, { passive: true })
  window.addEventListener('pagehide', report)
  return () => {
    window.removeEventListener('scroll', measure)
    window.removeEventListener('pagehide', report)
    report()
  }
}
