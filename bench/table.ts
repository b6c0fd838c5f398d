/** A table in Markdown that also reads well in a terminal. */
export function table(head: string[], rows: string[][]): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  return [
    line(head),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...rows.map(line),
  ].join('\n')
}

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
export const millis = (milliseconds: number) => `${Math.round(milliseconds)} ms`
export const bytes = (count: number) => String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ' ')
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`
