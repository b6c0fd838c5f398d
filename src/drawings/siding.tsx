import { columnsFor, Heap, heapSize, scaleFor } from './heap.tsx'
import { personPath } from './person.tsx'
import styles from './siding.module.css'

/** One mark for each case, up to this many a week. */
const mostMarks = 1000
const across = 40
const width = across * 17 + 20

/** How many of a week’s cases each mark stands for. */
export const casesPerMark = (all: number) => scaleFor(all, mostMarks)

/**
 * A week, a mark for each case: most run straight through; some leave the track for a person, and come back. Decorative: the
 * text beside it has the numbers.
 */
export function Siding({ all, stopped }: { all: number; stopped: number }) {
  const scale = casesPerMark(all)
  const stops = Math.round(stopped / scale)
  const through = Math.round((all - stopped) / scale)
  const columns = Math.min(28, columnsFor(stops))
  const heap = heapSize(stops, columns)
  const track = heapSize(through, across).height + 16
  const inside = Math.max(heap.height, 56)
  const capsule = { y: track + 60, width: heap.width + 168, height: inside + 40 }
  const left = (width - capsule.width) / 2
  const middle = capsule.y + capsule.height / 2
  const bend = capsule.width / 4
  return (
    <svg
      className={styles.siding}
      viewBox={`0 0 ${width} ${capsule.y + capsule.height + 5}`}
      data-printed=""
      aria-hidden="true"
    >
      <path
        d={`M${width / 2 - bend - 60} ${track - 10}l75 75M${width / 2 + bend + 60} ${track - 10}l-75 75`}
      />
      <rect className={styles.track} width={width} height={track} rx="8" />
      <Heap marks={{ through }} columns={across} transform="translate(11 9)" />
      <rect
        className={styles.capsule}
        {...capsule}
        x={left}
        rx={Math.min(capsule.height / 2, 64)}
      />
      <path
        className={styles.person}
        d={personPath}
        transform={`translate(${left + 66} ${middle}) scale(1.4)`}
      />
      <Heap
        marks={{ stops }}
        columns={columns}
        transform={`translate(${left + 116} ${middle - heap.height / 2 + 1})`}
      />
    </svg>
  )
}
