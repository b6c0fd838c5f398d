import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** A decorative drawing. What contains it sets its colors (`--drawing-ground`, `--drawing-ink`). */
export const Drawing = ({ viewBox, children }: { viewBox: string; children: ReactNode }) => (
  <svg className={styles.drawing} viewBox={viewBox} aria-hidden="true">
    {children}
  </svg>
)
