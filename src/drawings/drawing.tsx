import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** A decorative drawing. What contains it sets its colors (`--drawing-ground`, `--drawing-ink`). */
export function Drawing(props: { viewBox: string; isPrinted?: boolean; children: ReactNode }) {
  const { viewBox, isPrinted, children } = props
  return (
    <svg
      className={styles.drawing}
      viewBox={viewBox}
      data-printed={isPrinted ? '' : undefined}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
