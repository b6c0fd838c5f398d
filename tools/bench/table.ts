import type { Audit } from './lighthouse.ts'
import type { Bytes, Visit } from './visit.ts'

/** What was measured of a page of a site, run by run. */
export type Measured = { audits: Audit[]; floor: Audit[]; visits: Visit[]; nextPage: number[] }

const rows: Record<string, (measured: Measured) => string> = {
  'first paint, beside the floor': beside('firstPaint'),
  'largest paint, beside the floor': beside('largestPaint'),
  'blocking time (floor)': ({ audits, floor }) =>
    `${millis(median(all(audits, 'blocking')))} (${millis(median(all(floor, 'blocking')))})`,
  'layout shift, longest': ({ audits }) =>
    String(Math.round(Math.max(...all(audits, 'shift')) * 1e4) / 1e4),
  'Lighthouse scores': ({ audits: [first, ...others] }) => {
    const performance = [first!, ...others].map(({ scores }) => scores[0]!)
    return [median(performance), ...first!.scores.slice(1)].join(' ')
  },
  'document, brotli': size('document'),
  'style sheets': size('style'),
  'script in all': size('script'),
  font: size('font'),
  'tap on a tab': paint('tab'),
  'tap on a card': paint('card'),
  'tap on a theme': paint('theme'),
  'tap on the menu button': paint('menu'),
  'key in the form': paint('key'),
  'tap on a link to next heading, slow 4G': ({ nextPage }) => spread(nextPage),
}

/** Markdown that also reads well in a terminal: a row for each figure, a column for each page. */
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

function beside(paint: 'firstPaint' | 'largestPaint') {
  return ({ audits, floor }: Measured) => {
    const own = median(all(audits, paint))
    return `${(own / 1000).toFixed(2)} s, ×${(own / median(all(floor, paint))).toFixed(2)}`
  }
}

function size(kind: keyof Bytes) {
  return ({ visits }: Measured) => String(median(visits.map(({ bytes }) => bytes[kind])))
}

function paint(name: string) {
  return ({ visits }: Measured) => spread(visits.flatMap(({ times }) => times[name] ?? []))
}

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
