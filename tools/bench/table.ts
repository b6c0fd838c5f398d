import type { Audit } from './lighthouse.ts'
import type { Bytes, Visit } from './visit.ts'

/** The measurements of one page, with an entry for each run. */
export type Measured = { audits: Audit[]; floor: Audit[]; visits: Visit[]; taps: number[] }

const rows: Record<string, (measured: Measured) => string> = {
  'first paint, × the floor': comparedWithFloor('firstPaint'),
  'largest paint, × the floor': comparedWithFloor('largestPaint'),
  'blocking time (floor)': ({ audits, floor }) =>
    `${millis(median(all(audits, 'blocking')))} (${millis(median(all(floor, 'blocking')))})`,
  'layout shift, maximum': ({ audits }) =>
    String(Math.round(Math.max(...all(audits, 'shift')) * 1e4) / 1e4),
  'Lighthouse scores': ({ audits: [first, ...others] }) => {
    const performance = [first!, ...others].map(({ scores }) => scores[0]!)
    return [median(performance), ...first!.scores.slice(1)].join(' ')
  },
  'document, brotli': size('document'),
  'style sheets': size('style'),
  'script, total': size('script'),
  font: size('font'),
  'tap on a tab': interaction('tab'),
  'tap on a card': interaction('card'),
  'tap on a theme': interaction('theme'),
  'tap on the menu button': interaction('menu'),
  'key in the form': interaction('key'),
  'tap on its link to its heading, slow 4G': ({ taps }) => spread(taps),
}

/** A Markdown table, aligned for the terminal, with a row for each figure and a column for each page. */
export function table(columns: { name: string; measured: Measured }[]): string {
  const lines = [
    ['', ...columns.map(({ name }) => name)],
    ...Object.entries(rows).map(([what, cell]) => [
      what,
      ...columns.map(({ measured }) => cell(measured)),
    ]),
  ]
  const widths = lines[0]!.map((_, column) =>
    Math.max(...lines.map((line) => line[column]!.length)),
  )
  const [head, ...body] = lines.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`,
  )
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n')
}

/** A median time in seconds, and its ratio to the floor's. */
function comparedWithFloor(paint: 'firstPaint' | 'largestPaint') {
  return ({ audits, floor }: Measured) => {
    const own = median(all(audits, paint))
    return `${(own / 1000).toFixed(2)} s, ×${(own / median(all(floor, paint))).toFixed(2)}`
  }
}

/** A median size in bytes. */
function size(kind: keyof Bytes) {
  return ({ visits }: Measured) => String(median(visits.map(({ bytes }) => bytes[kind])))
}

/** The times of one kind of interaction. */
function interaction(name: string) {
  return ({ visits }: Measured) => spread(visits.flatMap(({ times }) => times[name] ?? []))
}

/** The median and, in brackets, the maximum. */
const spread = (times: number[]) =>
  times.length > 0 ? `${millis(median(times))} (${millis(Math.max(...times))})` : '–'

const millis = (milliseconds: number) => `${Math.round(milliseconds)} ms`

const all = (audits: Audit[], key: 'firstPaint' | 'largestPaint' | 'blocking' | 'shift') =>
  audits.map((audit) => audit[key])

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return (
    (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
  )
}
