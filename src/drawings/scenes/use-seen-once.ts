import { useEffect, useRef } from 'react'

/**
 * Marks an element with `data-seen="true"` the first time a quarter of it is on screen.
 * It is written past React, so that seeing something renders nothing. Where the browser has no
 * IntersectionObserver nothing is marked, and nothing plays.
 */
export function useSeenOnce<T extends Element>() {
  const ref = useRef<T>(null)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        element.setAttribute('data-seen', 'true')
        observer.disconnect()
      },
      { threshold: 0.25 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return ref
}
