import { home } from '#content/home.yaml'
import { fill } from '../../../lib/fill.ts'
import { FieldNeeds, FigureField, type FigureFieldProps } from './figure-field.tsx'
import type { FigureName } from './figures.ts'
import { hoursRunning } from './sum.ts'
import { describe, hours, minutes, money, number, range, type Trip } from './trip.ts'
import styles from './your-line-form.module.css'

const { sum: copy } = home.yourLine
export const shares: FigureName[] = ['least', 'most']

/** How the result is worked out, with the visitor’s own figures. Both shares can be changed. */
export function SumLines(props: {
  trip: Trip
  wrong: FigureName[]
  field: (name: FigureName) => FigureFieldProps
}) {
  const { worth, lines } = linesOf(props.trip)
  return (
    <>
      <dl className={styles.lines}>
        {[...lines, ...(worth ? [worth] : [])].map(([term, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same words
          <div key={index}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.shares}>
        {shares.map((name) => (
          <FigureField key={name} {...props.field(name)} />
        ))}
        <p className={styles.hint}>{copy.change}</p>
      </div>
      <FieldNeeds names={shares} wrong={props.wrong} />
      <p>{`${copy.promise} ${copy.privacy}`}</p>
    </>
  )
}

function linesOf(trip: Trip) {
  const { figures, job } = trip
  const { many, cost, least, most } = figures
  const today = { many: number(many), cases: job.cases, minutes: minutes(figures.minutes) }
  const run = (share: number) => [
    fill(copy.stops, { share: number(share) }),
    fill(copy.run, { hours: hours(hoursRunning(figures, share)) }),
  ]
  const { sum } = describe(trip)
  return {
    lines: [
      [fill(copy.today, today), hours(hoursRunning(figures, 0))],
      run(Math.max(least, most)),
      run(Math.min(least, most)),
    ],
    worth: cost !== undefined &&
      sum.worth && [
        fill(copy.cost, { cost: money(cost) }),
        fill(copy.range, range(sum.worth, money)),
      ],
  }
}
