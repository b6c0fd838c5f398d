import { type RefObject, useEffect, useState } from 'react'
import { isBraked } from '../../../../lib/brake.ts'

const reducedMotion = '(prefers-reduced-motion: reduce)'

/**
 * Whether the trains on the map run: while it is in view, unless the brake is pulled. Undefined
 * if the visitor prefers reduced motion.
 */
export function useTrains(map: RefObject<HTMLElement | null>) {
  const [available, setAvailable] = useState(false)
  const [inSight, setInSight] = useState(false)
  const [braked, setBraked] = useState(false)

  useEffect(() => {
    const element = map.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const preference = window.matchMedia(reducedMotion)
    const update = () => {
      setAvailable(!preference.matches)
      setBraked(isBraked())
    }
    update()
    preference.addEventListener('change', update)
    document.addEventListener('brake', update)
    const observer = new IntersectionObserver(([entry]) =>
      setInSight(entry?.isIntersecting ?? false),
    )
    observer.observe(element)
    return () => {
      preference.removeEventListener('change', update)
      document.removeEventListener('brake', update)
      observer.disconnect()
    }
  }, [map])

  return available ? inSight && !braked : undefined
}
