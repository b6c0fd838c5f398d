const scales = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** How many cases a mark counts for, so that at most this many marks are drawn. */
export const scaleFor = (cases: number, most: number) =>
  scales.find((each) => cases / each <= most) ?? Math.ceil(cases / most)

/** Wider than high. */
export const columnsFor = (count: number) => Math.max(12, Math.ceil(Math.sqrt(count * 2.4)))

export const heapSize = (count: number, columns: number) => ({
  width: columns * 17,
  height: Math.ceil(count / columns) * 14,
})

type Kind = 'stops' | 'may' | 'through'

/** A mark for each case, in rows. All rows are alike, and so small once they are compressed. */
export function Heap(props: {
  marks: Partial<Record<Kind, number>>
  columns: number
  transform?: string
}) {
  const { marks, columns, transform } = props
  const kinds = Object.entries(marks).flatMap(([kind, count]) => Array<string>(count).fill(kind))
  return (
    <g transform={transform}>
      {Array.from({ length: Math.ceil(kinds.length / columns) }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike
        <g key={row} transform={`translate(0 ${row * 14})`}>
          {kinds.slice(row * columns, (row + 1) * columns).map((kind, column) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: marks are alike
              key={column}
              x={column * 17 + 1}
              y="2"
              width="14"
              height="8"
              rx="4"
              data-mark={kind}
            />
          ))}
        </g>
      ))}
    </g>
  )
}
