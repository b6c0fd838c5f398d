import { type RefCallback, useCallback } from 'react'
import { limits } from '../lib/limits.ts'

/**
 * Fades an element in, once, when `share` of it is visible. Only an element that is out of sight is hidden,
 * and only by this script: without it, in print and with reduced motion everything stands there (the
 * hiding rule in reveal.css applies to none of them). An element taller than the viewport reveals when
 * half a viewport of it is visible.
 */
export function useReveal(share: number = limits.sectionReveal): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return
      const { top, height } = element.getBoundingClientRect()
      const reachable = window.innerHeight / 2 / Math.max(1, height)
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), {
        threshold: Math.min(share, reachable),
      })
      const show = () => {
        element.dataset.reveal = 'shown'
        observer.disconnect()
      }
      // When all of a page's have been measured: an attribute in between would cost the next one a layout.
      queueMicrotask(() => {
        if (top < window.innerHeight) return show()
        element.dataset.reveal = 'waiting'
        observer.observe(element)
      })
      return () => observer.disconnect()
    },
    [share],
  )
}
