import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import styles from './below-the-fold.module.css'
import { useHydrated } from './use-hydrated.ts'

/**
 * Content below the first screen. After client-side navigation to the top of a page it renders one frame
 * later, so that the first screen appears quickly on slow phones too. In all other cases it renders at once.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const opensAtTop = useNavigationType() === 'PUSH' && hash === ''
  const [rendered, setRendered] = useState(!(useHydrated() && opensAtTop))

  useEffect(() => {
    if (rendered) return undefined
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setRendered(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [rendered])

  return rendered ? children : <div className={styles.place} />
}
