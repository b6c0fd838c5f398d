import { services } from '#content/services.yaml'
import { Place } from '../../drawings/place.tsx'
import styles from './broken-map.module.css'

/** Between two lines: at the window's edge, and where they meet. */
const apart = Math.min(48, 152 / (services.length - 1))
const together = 16
const bundle = (services.length - 1) * together

/** In from the edge and by 45 degrees to the others; the outer lines bend later than the inner ones. */
function lineTo(index: number): string {
  const rank = index - (services.length - 1) / 2
  const [outside, inside] = [rank * apart, rank * together]
  const bend = -108 + Math.abs(rank) * 16
  return `M-4000 ${outside}H${bend - Math.abs(outside - inside)}L${bend} ${inside}H0`
}

/**
 * The network as far as it goes: the lines come in from the window's edge, meet at the last stop, and
 * dots lead on to one that was never built.
 */
export function BrokenMap() {
  return (
    <svg className={styles.map} aria-hidden="true">
      <Place x="46%">
        {services.map(({ line }, index) => (
          <path key={line} data-line={line} d={lineTo(index)} />
        ))}
        <path className={styles.unbuilt} d="M50 0H4000" />
        <rect
          className={styles.last}
          x="-22"
          y={-bundle / 2 - 24}
          width="44"
          height={bundle + 48}
          rx="22"
        />
        <g className={styles.missing}>
          <circle className={styles.gap} r="38" />
          <circle className={styles.unbuilt} r="18" pathLength="10" />
        </g>
      </Place>
    </svg>
  )
}
