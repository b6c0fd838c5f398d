import { growthExponent, type Spread } from './statistics.ts'
import { bytes, millis, seconds, table } from './table.ts'

export type GrowthRow = {
  kind: 'services' | 'pages'
  count: number
  /** The page that was weighed. */
  page: string
  buildTime: number
  raw: number
  compressed: number
  /** All script of that page, compressed. */
  script: number
  /** From a click on a tab of /services until its panel is there, processor 4 times slower. */
  tab: Spread
}
export type GrowthResults = { measured: string; rows: GrowthRow[] }

const figures: Record<string, (row: GrowthRow) => number> = {
  'build time': ({ buildTime }) => buildTime,
  'HTML of the page': ({ raw }) => raw,
  'HTML in brotli': ({ compressed }) => compressed,
  'script in brotli': ({ script }) => script,
  'tab to panel': ({ tab }) => tab.median,
}

/** More than measuring errors make of a straight line. */
const tolerance = 0.1

export function growthReport({ rows, measured }: GrowthResults): string {
  const tables = (['services', 'pages'] as const).map((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    return `${tableOf(kind, own)}\n\n${verdict(own)}`
  })
  return [`Measured ${measured.slice(0, 16).replace('T', ' ')} UTC.`, ...tables].join('\n\n')
}

function tableOf(kind: string, rows: GrowthRow[]) {
  return table(
    [kind, 'build', `HTML of ${rows[0]?.page}`, 'brotli', 'script, brotli', 'tab to panel'],
    rows.map((row) => [
      String(row.count),
      seconds(row.buildTime),
      bytes(row.raw),
      bytes(row.compressed),
      bytes(row.script),
      `${millis(row.tab.median)} (${millis(row.tab.least)} to ${millis(row.tab.most)})`,
    ]),
  )
}

/** From the second step to the third the constant part no longer hides how a cost grows. */
function verdict(rows: GrowthRow[]): string {
  const [from, to] = rows.slice(-2)
  if (!from || !to) return ''
  const exponents = Object.entries(figures).map(([name, of]) => ({
    name,
    exponent: growthExponent([from.count, of(from)], [to.count, of(to)]),
  }))
  const told = exponents.map(({ name, exponent }) => `${name} ${exponent.toFixed(2)}`).join(', ')
  const worse = exponents.filter(({ exponent }) => exponent > 1 + tolerance)
  const summary =
    worse.length === 0
      ? 'Linear or better'
      : `**Worse than linear: ${worse.map(({ name }) => name).join(', ')}**`
  return `${summary}. Exponents from ${from.count} to ${to.count} (1 is in proportion, 0 not at all): ${told}.`
}
