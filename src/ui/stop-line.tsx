import type { ReactNode } from 'react'
import styles from './stop-line.module.css'

/**
 * Stops along one thick line: left to right on a wide screen, top to bottom on a narrow one. The line
 * draws itself and the stops fill when the section around it is revealed.
 */
export function StopLine(props: {
  children: ReactNode
  /** An ordered list where the order matters. */
  ordered?: boolean
  /** Fills along with the scrolling instead of at once. */
  fill?: 'scroll'
}) {
  const List = props.ordered ? 'ol' : 'ul'
  return (
    <List className={styles.line} data-fill={props.fill}>
      {props.children}
    </List>
  )
}

export function Stop(props: {
  children: ReactNode
  /** What stands in the stop's ring. */
  mark?: ReactNode
}) {
  return (
    <li className={styles.stop}>
      {props.mark && <p className={styles.mark}>{props.mark}</p>}
      {props.children}
    </li>
  )
}
