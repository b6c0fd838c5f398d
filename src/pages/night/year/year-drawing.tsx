import { fill } from '../../../lib/fill.ts'
import { numberIn } from '../../../lib/format.ts'
import { scaleFor } from '../../../lib/scale-for.ts'
import type { NightProps } from '../words.ts'
import styles from './year-row.module.css'

const most = 400
const [across, down, edge] = [18, 13, 18]

/** A mark for each case: in a capsule where a person decides, on a band where it runs. */
export function YearDrawing(props: NightProps & { times: number; runs: boolean }) {
  const { times, runs, year, locale } = props
  const scale = scaleFor(times, most)
  const marks = Math.ceil(times / scale)
  // Only after the visitor has decided, and so never where the build renders.
  const longest = matchMedia('(width >= 48rem)').matches ? 39 : 26
  const columns = Math.min(marks, longest)
  const widthOf = (columns: number) => columns * across + 2 * edge - 6
  const [width, height] = [widthOf(columns), Math.ceil(marks / columns) * down + 2 * edge - 7]
  const path = Array.from(
    { length: marks },
    (_, mark) =>
      `M${edge + 3 + (mark % columns) * across} ${edge + 3 + Math.floor(mark / columns) * down}h6`,
  ).join('')
  return (
    <>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        width={`${(width / widthOf(longest)) * 100}%`}
        data-runs={runs}
        aria-hidden="true"
      >
        <rect x="4" y="4" width={width - 8} height={height - 8} rx={runs ? 8 : 21} />
        <path d={path} />
        <path d={path} />
      </svg>
      {scale > 1 && (
        <p className="note quiet">{fill(year.scale, { count: numberIn(locale, scale) })}</p>
      )}
    </>
  )
}
