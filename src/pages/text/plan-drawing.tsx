import type { TextPage } from '../../content/text-page.ts'
import styles from './plan-drawing.module.css'

/** Two parts of a plan as one line: a stop for each week, and at the end of each part the station where it is decided. */
export function PlanDrawing({ label, parts }: NonNullable<TextPage['plan']>) {
  const all = parts.reduce((sum, { weeks }) => sum + weeks, 0)
  // In percent, with space for half a station at both ends.
  const at = (week: number) => `${3 + (94 * week) / all}%`
  return (
    <svg className={styles.plan} role="img" aria-label={label} data-printed="">
      <line className={styles.line} x1={at(0)} x2={at(all)} y1="50%" y2="50%" />
      {Array.from({ length: all }, (_, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a week of the plan
        <circle key={week} className={styles.week} cx={at(week)} cy="50%" />
      ))}
      {parts.map(({ name, weeks, decides }, index) => {
        const start = index && parts[0]!.weeks
        return (
          <g key={name}>
            <circle className="drawn-stop" cx={at(start + weeks)} cy="50%" r="13" />
            <text x={at(start)} y="1em" dx={index ? '1em' : 0}>
              {name}
            </text>
            <text x={at(start + weeks)} y="100%" dy="-0.4em" className={styles.day}>
              {decides}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
