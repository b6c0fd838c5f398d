import { Drawing } from './drawing.tsx'

/** Draws the value of a figure: 60 of 100 dots, a week of hours for 24/7, or a line with a gap for 99.9%. */
export function FigureDrawing({ value }: { value: string }) {
  const [, number = '', of = ''] = /^(\d+(?:[.,]\d+)?)(?:\s?%|\/(\d+))$/.exec(value) ?? []
  if (!number) return null
  const part = Number(number.replace(',', '.'))
  return (
    <Drawing viewBox="0 0 300 76">
      {Number.isInteger(part) ? (
        <Dots
          columns={of ? part : 20}
          rows={of ? Number(of) : 5}
          lit={of ? part * Number(of) : part}
        />
      ) : (
        <path
          strokeLinecap="butt"
          strokeWidth="5"
          pathLength="100"
          strokeDasharray={`50 ${Math.max(0.3, 100 - part)} 100`}
          d={`M8 8h284${'a5 5 0 0 1 0 10h-284a5 5 0 0 0 0 10h284'.repeat(3)}`}
        />
      )}
    </Drawing>
  )
}

function Dots({ columns, rows, lit }: { columns: number; rows: number; lit: number }) {
  const [across, down] = [284 / (columns - 1), 60 / (rows - 1)]
  const path = (count: number) =>
    Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
      // A little longer than to the last dot, or it may be missing.
      const length = across * (Math.min(columns, count - row * columns) - 1) + 0.1
      return `M8 ${8 + down * row}h${length.toFixed(1)}`
    }).join('')
  return (
    <g strokeWidth={down * 0.65} strokeDasharray={`0 ${across}`}>
      {lit < columns * rows && <path opacity=".3" d={path(columns * rows)} />}
      <path d={path(lit)} />
    </g>
  )
}
