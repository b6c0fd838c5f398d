import type { ReactNode } from 'react'
import styles from './brake.module.css'

/** A lever with its name below, aligned like the text around it. What it does is in brake.element.ts. */
export function Brake({ children }: { children: ReactNode }) {
  return (
    <page-brake className={styles.brake}>
      {/* The script may show it before its island is hydrated. */}
      <button type="button" hidden aria-pressed="false" suppressHydrationWarning>
        <svg viewBox="0 0 56 56" aria-hidden="true">
          <path d="M17 44H39" />
          <g>
            <path d="M28 44V18" />
            <circle cx="28" cy="16" r="4" />
          </g>
        </svg>
        <br />
        {children}
      </button>
    </page-brake>
  )
}
