import type { ReactNode } from 'react'
import styles from './bullet.module.css'

/** A line's letter, or a service's icon, in a circle of its colour. Decorative: the name of the line is always next to it. */
export function Bullet({
  line,
  letter,
  size,
}: {
  line: number
  letter: ReactNode
  size?: 'small'
}) {
  return (
    <span className={styles.bullet} data-line={line} data-size={size} aria-hidden="true">
      {letter}
    </span>
  )
}
