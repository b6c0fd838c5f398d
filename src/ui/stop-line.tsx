import type { ReactNode } from 'react'

/** Stops along a line, from left to right on wide screens and from top to bottom on narrow ones. */
export function StopLine(props: {
  children: ReactNode
  /** Whether the order of the stops matters. */
  ordered?: boolean
  /** Inks the line as the page is scrolled. */
  fill?: 'scroll'
}) {
  const List = props.ordered ? 'ol' : 'ul'
  const fill = props.fill ? ' filled' : ''
  return <List className={`line across${fill}`}>{props.children}</List>
}

export function Stop(props: {
  children: ReactNode
  /** Content of the stop's ring. */
  mark?: ReactNode
}) {
  return (
    <li className="stop">
      {props.mark && <p className="stop-mark">{props.mark}</p>}
      {props.children}
    </li>
  )
}
