import { useEffect, useRef } from 'react'

/**
 * Sets `data-seen="true"` on an element when a quarter of it is first visible. Sets it directly, so that
 * nothing re-renders. Without IntersectionObserver the element is never marked, and its animation does not
 * play.
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
