import { type RefCallback, useCallback } from 'react'
import { limits } from '../lib/limits.ts'

/**
 * Fades an element in, once, when `share` of it is visible. An element taller than the viewport fades in when
 * it fills half of the viewport.
 *
 * Only elements below the viewport are hidden, and only by this script: without it, in print (see reveal.css)
 * and with reduced motion everything is visible.
 */
export function useReveal(share: number = limits.sectionReveal): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return
      const { top, height } = element.getBoundingClientRect()
      const reachableShare = window.innerHeight / 2 / Math.max(1, height)
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), {
        threshold: Math.min(share, reachableShare),
      })
      const show = () => {
        element.dataset.reveal = 'shown'
        observer.disconnect()
      }
      // Measure all elements of the page before changing any, to avoid layout thrashing.
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
