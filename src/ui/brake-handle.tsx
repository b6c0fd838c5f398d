import type { ReactNode } from 'react'
import styles from './brake-handle.module.css'
import { Button } from './button.tsx'

/**
 * The red handle. Hidden until src/sections/brake/brake.ts is there, which does what it promises: by an element without styles,
 * because before the style sheet arrives, those of the button override `hidden`.
 */
export function BrakeHandle({ children }: { children: ReactNode }) {
  return (
    // The script may show it before its island is hydrated.
    <span data-brake-invite="" hidden suppressHydrationWarning>
      <Button variant="brake" data-brake="" aria-pressed="false" suppressHydrationWarning>
        <svg className={styles.lever} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 1v9M4 10h16a8 8 0 0 1-16 0z" />
        </svg>
        {children}
      </Button>
    </span>
  )
}
