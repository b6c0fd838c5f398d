import { useContent } from '../../content/context.tsx'
import { OffsetGroup } from '../../drawings/offset-group.tsx'
import styles from './broken-map.module.css'

/** Distance between two lines, in CSS pixels: at the window's edge, and where they meet. */
const outerGapOf = (count: number) => Math.min(48, 152 / (count - 1))
const innerGap = 16

/** A line from the edge that joins the others in a 45 degree bend. Outer lines bend later than inner ones. */
function pathOfLine(index: number, count: number): string {
  const rank = index - (count - 1) / 2
  const [outside, inside] = [rank * outerGapOf(count), rank * innerGap]
  const bend = -108 + Math.abs(rank) * 16
  return `M-4000 ${outside}H${bend - Math.abs(outside - inside)}L${bend} ${inside}H0`
}

/** Lines come in from the edge and meet at the last station. Dots lead on to a station that was never built. */
export function BrokenMap() {
  const { services } = useContent()
  const bundle = (services.length - 1) * innerGap
  return (
    <svg className={styles.map} aria-hidden="true">
      <OffsetGroup x="46%">
        {services.map(({ line }, index) => (
          <path key={line} data-line={line} d={pathOfLine(index, services.length)} />
        ))}
        <path className={styles.unbuilt} d="M50 0H4000" />
        <rect
          className="drawn-station"
          x="-22"
          y={-bundle / 2 - 24}
          width="44"
          height={bundle + 48}
          rx="22"
        />
        <g className={styles.missing}>
          <circle r="38" />
          <circle className={styles.unbuilt} r="18" pathLength="10" />
        </g>
      </OffsetGroup>
    </svg>
  )
}
