import type { TextPage } from '../../content/text-page.ts'
import styles from './plan-drawing.module.css'

/** The parts of a plan as one line: a dot for each week, and at the end of each part the station where it is decided. */
export function PlanDrawing({ label, weeks }: NonNullable<TextPage['plan']>) {
  const all = weeks.reduce((sum, count) => sum + count, 0)
  const at = (week: number) => `${(100 * week) / all}%`
  return (
    <figure>
      <svg className={styles.plan} aria-hidden="true" data-printed="">
        <line x1={at(0)} x2={at(all)} y1="50%" y2="50%" />
        {Array.from({ length: all }, (_, week) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week of the plan
          <circle key={week} cx={at(week + 1)} cy="50%" r="3" />
        ))}
        {weeks.map((_, part) => {
          const end = weeks.slice(0, part + 1).reduce((sum, count) => sum + count, 0)
          return <circle key={end} className="drawn-station" cx={at(end)} cy="50%" r="13" />
        })}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
