import { Drawing } from './drawing.tsx'

export type WeeksMeasured = { before: number; from: number; to: number }

/**
 * A year before and a year after launch, a dot for each week, a row for each quarter. What was measured is in ink, hollow
 * before the launch. Decorative: the basis of the figure says it.
 */
export function Weeks({ before, from, to }: WeeksMeasured) {
  const measuredBefore = quarters(53 - before, 52, 5)
  return (
    <Drawing viewBox="0 -20 300 68">
      <g strokeWidth="7" strokeDasharray="0 10">
        <path opacity=".2" d={quarters(1, 52, 5) + quarters(1, 52, 175)} />
        <path d={measuredBefore} />
        <path strokeWidth="3" data-empty="" d={measuredBefore} />
        <path d={quarters(from, to, 175)} />
      </g>
      <circle cx="150" cy="20" r="12" />
    </Drawing>
  )
}

/** The path through the dots of some weeks, each quarter from left to right. */
function quarters(from: number, to: number, left: number) {
  return [0, 13, 26, 39]
    .map((passed) => [passed, Math.max(from - passed, 1), Math.min(to - passed, 13)] as const)
    .filter(([, first, last]) => first <= last)
    .map(([passed, first, last]) => {
      // A little longer than to the last dot, or it may be missing.
      const length = (last - first) * 10 + 1
      return `M${left + (first - 1) * 10} ${5 + (passed / 13) * 10}h${length}`
    })
    .join('')
}
