import { useEffect, useState } from 'react'
import { limits } from '../lib/limits.ts'
import { throttle } from '../lib/throttle.ts'

/** Whether the page is scrolled by more than the header's threshold. */
export function useScrolled() {
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    const measure = () => setScrolled(window.scrollY > limits.headerScrolled)
    const throttled = throttle(measure, limits.headerThrottle)
    measure()
    window.addEventListener('scroll', throttled, { passive: true })
    return () => {
      window.removeEventListener('scroll', throttled)
      throttled.cancel()
    }
  }, [])

  return scrolled
}
