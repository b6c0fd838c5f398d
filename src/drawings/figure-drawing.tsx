import { Drawing } from './drawing.tsx'

/** Draws a figure: 60 of 100 dots for 60%, the hours of a week for 24/7, and for 99.9% a long line with a gap. */
export function FigureDrawing({ value }: { value: string }) {
  if (value === '24/7') return <Dots columns={24} rows={7} lit={168} />
  const [, number = ''] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s?%$/.exec(value) ?? []
  const percent = Number(number.replace(',', '.'))
  if (!number || percent > 100) return null
  if (Number.isInteger(percent)) return <Dots columns={20} rows={5} lit={percent} />
  return (
    <Drawing viewBox="0 0 300 76">
      <path
        strokeLinecap="butt"
        strokeWidth="5"
        pathLength="100"
        // A gap of less would not be seen.
        strokeDasharray={`${percent / 2} ${Math.max(0.3, 100 - percent)} ${percent / 2}`}
        d={`M8 8h284${'a5 5 0 0 1 0 10h-284a5 5 0 0 0 0 10h284'.repeat(3)}`}
      />
    </Drawing>
  )
}

function Dots({ columns, rows, lit }: { columns: number; rows: number; lit: number }) {
  const [across, down] = [284 / (columns - 1), 60 / (rows - 1)]
  const path = (count: number) =>
    Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
      // A little longer than to the last dot, or it may be missing.
      const length = across * (Math.min(columns, count - row * columns) - 1) + 1
      return `M8 ${8 + down * row}h${Math.round(length)}`
    }).join('')
  return (
    <Drawing viewBox="0 0 300 76">
      <g strokeWidth={down * 0.6} strokeDasharray={`0 ${across.toFixed(1)}`}>
        {lit < columns * rows && <path opacity=".3" d={path(columns * rows)} />}
        <path d={path(lit)} />
      </g>
    </Drawing>
  )
}
