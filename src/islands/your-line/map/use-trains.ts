import { type RefObject, useEffect, useState } from 'react'

const reducedMotion = '(prefers-reduced-motion: reduce)'

/**
 * Whether the trains on the map run: while it is in view, unless the visitor prefers reduced motion or has
 * stopped them.
 */
export function useTrains(map: RefObject<HTMLElement | null>) {
  const [available, setAvailable] = useState(false)
  const [inSight, setInSight] = useState(false)
  const [stopped, setStopped] = useState(false)

  useEffect(() => {
    const element = map.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const preference = window.matchMedia(reducedMotion)
    const update = () => setAvailable(!preference.matches)
    update()
    preference.addEventListener('change', update)
    const observer = new IntersectionObserver(([entry]) =>
      setInSight(entry?.isIntersecting ?? false),
    )
    observer.observe(element)
    return () => {
      preference.removeEventListener('change', update)
      observer.disconnect()
    }
  }, [map])

  return {
    available,
    stopped,
    running: available ? inSight && !stopped : undefined,
    toggle: () => setStopped((was) => !was),
  }
}
