import type { ReactNode } from 'react'
import styles from './brake-handle.module.css'

/** The red handle. Hidden until src/client/brake.ts is there, which does what it promises. */
export function BrakeHandle({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className={styles.handle}
      data-brake=""
      aria-pressed="false"
      hidden
      // The script may show it before its island is hydrated.
      suppressHydrationWarning
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1v9M4 10h16a8 8 0 0 1-16 0z" />
      </svg>
      {children}
    </button>
  )
}
