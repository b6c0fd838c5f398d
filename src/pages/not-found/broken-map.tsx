import { Place } from '../../drawings/place.tsx'
import styles from './broken-map.module.css'

/**
 * The network as far as it goes: four lines come in from the window's edge, meet at the last stop, and
 * dots lead on to one that was never built.
 */
export function BrokenMap() {
  return (
    <svg className={styles.map} aria-hidden="true">
      <Place x="46%">
        <path data-line="voice" d="M-4000-72H-132L-84-24H0" />
        <path data-line="chat" d="M-4000-24H-116L-100-8H0" />
        <path data-line="process" d="M-4000 24H-116L-100 8H0" />
        <path data-line="forecast" d="M-4000 72H-132L-84 24H0" />
        <path className={styles.unbuilt} d="M50 0H4000" />
        <rect className={styles.last} x="-22" y="-48" width="44" height="96" rx="22" />
        <g className={styles.missing}>
          <circle className={styles.gap} r="38" />
          <circle className={styles.unbuilt} r="18" pathLength="10" />
        </g>
      </Place>
    </svg>
  )
}
