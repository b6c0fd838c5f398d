import type { SVGProps } from 'react'

const scales = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** How many cases a mark counts for, so that at most this many marks are drawn. */
export const scaleFor = (cases: number, most: number) =>
  scales.find((each) => cases / each <= most) ?? Math.ceil(cases / most)

/** @param columns if left out, it is wider than high */
export function heapOf(
  count: number,
  columns = Math.min(28, Math.max(12, Math.ceil(Math.sqrt(count * 2.4)))),
) {
  return { columns, width: columns * 17, height: Math.ceil(count / columns) * 14 }
}

type Props = SVGProps<SVGSVGElement> & {
  /** How many there are of each kind. */
  marks: Partial<Record<'stops' | 'through' | 'counted' | 'rest', number>>
  columns: number
}

/** A mark for each case, in rows. Rows are alike, and so hardly count once they are compressed. */
export function Heap({ marks, columns, ...place }: Props) {
  const kinds = Object.entries(marks).flatMap(([kind, count]) => Array<string>(count).fill(kind))
  const { width, height } = heapOf(kinds.length, columns)
  return (
    <svg
      {...{ ...place, width, height }}
      viewBox={`0 0 ${width} ${height}`}
      data-printed=""
      aria-hidden="true"
    >
      {Array.from({ length: height / 14 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike
        <g key={row} transform={`translate(1 ${row * 14 + 2})`}>
          {kinds.slice(row * columns, (row + 1) * columns).map((kind, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks are alike
            <rect key={column} x={column * 17} width="14" height="8" rx="4" data-mark={kind} />
          ))}
        </g>
      ))}
    </svg>
  )
}
