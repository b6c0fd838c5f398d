import type { ReactNode } from 'react'
import styles from './brake.module.css'

/** A lever with its name. What it does is in brake.element.ts. */
export function Brake({ children }: { children: ReactNode }) {
  return (
    <page-brake className={`with-script ${styles.brake}`}>
      {/* The script may show it before its island is hydrated. */}
      <button type="button" hidden aria-pressed="false" suppressHydrationWarning>
        <svg viewBox="8 10 40 38" aria-hidden="true">
          <path d="M18 42H38" />
          <g>
            <path d="M28 42V20" />
            <circle cx="28" cy="19" r="3.5" />
          </g>
        </svg>
        {children}
      </button>
    </page-brake>
  )
}
