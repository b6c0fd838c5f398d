import { limits } from '../limits.ts'
import { throttle } from '../throttle.ts'
import { track } from './analytics.ts'
import { newDepths, scrolledPercent } from './scroll-depth.ts'

/** Sends the page view of a path and, from then on, how far it is scrolled. Returns the end of it. */
export function trackPage(path: string) {
  track({ name: 'page_view', path, title: document.title })
  let reported = 0

  const measure = throttle(() => {
    const depths = newDepths(
      limits.scrollDepths,
      reported,
      scrolledPercent(document.documentElement),
    )
    reported += depths.length
    for (const percent of depths) track({ name: 'scroll_depth', path, percent })
  }, limits.scrollDepthThrottle)

  window.addEventListener('scroll', measure, { passive: true })
  return () => {
    window.removeEventListener('scroll', measure)
    measure.cancel()
  }
}
