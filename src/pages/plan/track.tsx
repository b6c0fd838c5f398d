import type { Plan } from '../../content/plan.ts'
import styles from './track.module.css'

/** A piece of the line: how it is drawn, and which share of the cases it takes. */
export type Stretch = {
  line: Plan['parts'][number]['line']
  share: number | undefined
}

/** The line beside a step, from its top to its station and from there on; or, without a station, beside a heading. */
export function Track({ from, to }: { from?: Stretch; to: Stretch }) {
  const station = from ? '0.8em' : '0'
  return (
    <svg className={styles.track} data-printed="" aria-hidden="true">
      {from && <Piece {...from} y1="0" y2={station} dashes={2} />}
      <Piece {...to} y1={station} y2="100%" dashes={8} />
      {from && <circle className="drawn-station" cx="50%" cy={station} r="0.55em" />}
    </svg>
  )
}

/** Twice as long as a dash, so that pieces join in the middle of one. */
function Piece(props: Stretch & { y1: string; y2: string; dashes: number }) {
  const { line, share = 0, dashes, ...ends } = props
  return (
    <line
      {...ends}
      x1="50%"
      x2="50%"
      data-stretch={line}
      pathLength={dashes}
      strokeWidth={line === 'running' ? Math.max(5, Math.round(0.22 * share)) : 6}
    />
  )
}
