import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import styles from './below-the-fold.module.css'
import { useHydrated } from './use-hydrated.ts'

/**
 * What is out of sight when a link opens a page: it follows the first screen by a frame, so that this is
 * there at once on a slow phone too. A page that opens elsewhere than at its top is rendered whole.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const opensAtTop = useNavigationType() === 'PUSH' && hash === ''
  const [whole, setWhole] = useState(!(useHydrated() && opensAtTop))

  useEffect(() => {
    if (whole) return undefined
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setWhole(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [whole])

  return whole ? children : <div className={styles.place} />
}
