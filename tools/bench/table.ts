/** The measured figures of one page by their names, with an entry for each measurement. */
export type Measured = Record<string, number[]>

/** A Markdown table with a row for each figure and a column for each page. */
export function table(columns: Record<string, Measured>): string {
  const pages = Object.values(columns)
  const names = new Set(pages.flatMap(Object.keys))
  const rows = [
    ['', ...Object.keys(columns)],
    ['', ...pages].map(() => '---'),
    ...Array.from(names, (name) => [name, ...pages.map((page) => summary(page[name] ?? []))]),
  ]
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** The median and, if they differ, the least and the most. */
function summary(numbers: number[]): string {
  if (numbers.length === 0) return '–'
  const sorted = numbers.toSorted((a, b) => a - b).map((each) => Number(each.toFixed(digits(each))))
  const median = sorted[Math.floor(sorted.length / 2)]!
  const [least, most] = [sorted[0]!, sorted.at(-1)!]
  return least === most ? `${median}` : `${median} (${least} to ${most})`
}

/** Layout shifts are small; of milliseconds a fraction says nothing. */
const digits = (number: number) => (Math.abs(number) < 10 ? 3 : 0)
