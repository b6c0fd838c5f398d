import { Heap, heapOf, scaleFor } from './heap.tsx'
import { Person } from './person.tsx'
import styles from './siding.module.css'

const across = 40
const width = across * 17 + 20

/** How many of a week’s cases each mark stands for. */
export const casesPerMark = (all: number) => scaleFor(all, 1000)

/** A week, a mark for each case: some leave the track for a person, and come back. The text beside it has the numbers. */
export function Siding({ all, stopped }: { all: number; stopped: number }) {
  const scale = casesPerMark(all)
  const stops = Math.round(stopped / scale)
  const through = Math.round((all - stopped) / scale)
  const heap = heapOf(stops)
  const track = heapOf(through, across).height + 16
  const height = Math.max(heap.height, 56) + 40
  const half = heap.width / 2 + 84
  const middle = { x: width / 2, y: track + 60 + height / 2 }
  const branch = half / 2 + 60
  return (
    <svg
      className={styles.siding}
      viewBox={`0 0 ${width} ${track + height + 66}`}
      data-printed=""
      aria-hidden="true"
    >
      <path d={`M${middle.x - branch} ${track - 10}l75 75m${2 * branch - 150} 0l75-75`} />
      <rect width={width} height={track} rx="8" />
      <Heap marks={{ through }} columns={across} x="10" y="9" />
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <rect
          x={-half}
          y={-height / 2}
          width={2 * half}
          height={height}
          rx={Math.min(height / 2, 64)}
        />
        <Person transform={`translate(${66 - half} 0) scale(1.4)`} />
        <Heap marks={{ stops }} columns={heap.columns} x={115 - half} y={1 - heap.height / 2} />
      </g>
    </svg>
  )
}
