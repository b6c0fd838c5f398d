import { useEffect, useState } from 'react'
import { throttle } from 'throttle-debounce'
import { limits } from '../lib/limits.ts'

/** Whether the page is scrolled by more than the header's threshold. */
export function useScrolled() {
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    const measure = () => setScrolled(window.scrollY > limits.headerScrolled)
    const throttled = throttle(limits.headerThrottle, measure)
    measure()
    window.addEventListener('scroll', throttled, { passive: true })
    return () => {
      window.removeEventListener('scroll', throttled)
      throttled.cancel()
    }
  }, [])

  return scrolled
}
