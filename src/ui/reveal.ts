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
      if (element.getBoundingClientRect().top < window.innerHeight) {
        element.dataset.reveal = 'shown'
        return
      }
      element.dataset.reveal = 'waiting'
      const reachable = window.innerHeight / 2 / Math.max(1, element.offsetHeight)
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return
          element.dataset.reveal = 'shown'
          observer.disconnect()
        },
        { threshold: Math.min(share, reachable) },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [share],
  )
}
