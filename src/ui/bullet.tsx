import type { ReactNode } from 'react'
import styles from './bullet.module.css'

/** A line's letter, or a service's icon, in a circle of its colour. Decorative: the name of the line is always next to it. */
export const Bullet = (props: { line: number; letter: ReactNode; size?: 'small' }) => (
  <span className={styles.bullet} data-line={props.line} data-size={props.size} aria-hidden="true">
    {props.letter}
  </span>
)
