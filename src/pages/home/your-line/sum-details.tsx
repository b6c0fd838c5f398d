import { fill } from '../../../lib/fill.ts'
import { hoursRunning } from '../../../lib/sum.ts'
import { type Estimate, nameOf } from './estimate.ts'
import styles from './sentence.module.css'
import { useWords } from './words.tsx'

/** How the result is worked out, with the visitor’s own figures. */
export function SumDetails({ estimate: { job, week } }: { estimate: Estimate }) {
  const { yourLine, write } = useWords()
  const { sum } = yourLine
  const { least, most, factor } = week.toPerson
  const values = {
    ...{ many: write.number(week.many), job: nameOf(job, week.many) },
    ...{ minutes: write.minutes(week.minutes), factor: write.number(factor) },
  }
  const hours = (share: number) => write.hours(hoursRunning(week, share))
  const lines = [
    [fill(sum.today, values), hours(0)],
    [fill(sum.stopped, values), write.minutes(week.minutes * factor)],
    ...[most, least].map((share) => [
      fill(sum.stops, { share: write.number(share) }),
      fill(sum.run, { hours: hours(share) }),
    ]),
  ]
  return (
    <details className={styles.sum}>
      <summary className="note">{sum.heading}</summary>
      <dl>
        {lines.map(([term, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same words
          <div key={index}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{sum.promise}</p>
    </details>
  )
}
