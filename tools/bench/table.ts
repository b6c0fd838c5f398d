/** The measured figures of one page by their names, with an entry for each measurement. */
export type Measured = Record<string, number[]>

export type Column = { name: string; measured: Measured }

export function add(measured: Measured, figures: Measured) {
  for (const [name, numbers] of Object.entries(figures))
    measured[name] = [...(measured[name] ?? []), ...numbers]
}

/** A Markdown table, aligned for the terminal, with a row for each figure and a column for each page. */
export function table(columns: Column[]): string {
  const names = new Set(columns.flatMap(({ measured }) => Object.keys(measured)))
  const rows = [
    ['', ...columns.map(({ name }) => name)],
    ...[...names].map((name) => [
      name,
      ...columns.map(({ measured }) => summary(measured[name] ?? [])),
    ]),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const [head, ...body] = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`,
  )
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n')
}

/** The median and, if they differ, the least and the most. */
function summary(numbers: number[]): string {
  if (numbers.length === 0) return '–'
  const sorted = numbers.toSorted((a, b) => a - b).map((each) => Number(each.toFixed(digits(each))))
  const median = sorted[Math.floor(sorted.length / 2)]!
  const [least, most] = [sorted[0]!, sorted.at(-1)!]
  return least === most ? `${median}` : `${median} (${least} to ${most})`
}

/** Ratios and layout shifts are small; of milliseconds and bytes a fraction says nothing. */
const digits = (number: number) => (Math.abs(number) < 10 ? 3 : 0)
