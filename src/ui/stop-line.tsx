import type { ReactNode } from 'react'
import styles from './stop-line.module.css'

/**
 * Stops along a thick line, from left to right on wide screens and from top to bottom on narrow ones. The
 * line and its stops are animated when the section around them is revealed.
 */
export function StopLine(props: {
  children: ReactNode
  /** Whether the order of the stops matters. */
  ordered?: boolean
  /** Fills the line as the page is scrolled, instead of at once. */
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
  /** Content of the stop's ring. */
  mark?: ReactNode
}) {
  return (
    <li className={styles.stop}>
      {props.mark && <p className={styles.mark}>{props.mark}</p>}
      {props.children}
    </li>
  )
}
