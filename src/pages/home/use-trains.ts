import { type RefObject, useEffect, useState } from 'react'

const reducedMotion = '(prefers-reduced-motion: reduce)'

/**
 * Puts the map's trains on their tracks (the policy allows no style in the markup, a script may set it) and
 * tells whether they run: not for visitors who want less motion, not out of sight, not when stopped.
 */
export function useTrains(map: RefObject<HTMLElement | null>) {
  const [available, setAvailable] = useState(false)
  const [inSight, setInSight] = useState(false)
  const [stopped, setStopped] = useState(false)

  useEffect(() => {
    const element = map.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    for (const train of element.querySelectorAll<SVGElement>('[data-train]')) {
      train.style.offsetPath = `path("${train.dataset.train}")`
    }
    const preference = window.matchMedia(reducedMotion)
    const follow = () => setAvailable(!preference.matches)
    follow()
    preference.addEventListener('change', follow)
    const observer = new IntersectionObserver(([entry]) =>
      setInSight(entry?.isIntersecting ?? false),
    )
    observer.observe(element)
    return () => {
      preference.removeEventListener('change', follow)
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
