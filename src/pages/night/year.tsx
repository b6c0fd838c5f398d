import { withAdded } from '../../contact/added-text.ts'
import { BringButton } from '../../contact/bring-button.tsx'
import { bringToForm } from '../../contact/go-to-form.ts'
import { fill } from '../../lib/fill.ts'
import { amountIn, listIn, timeIn } from '../../lib/format.ts'
import night from './night.module.css'
import type { Decided } from './use-choices.ts'
import type { NightProps } from './use-properties.ts'
import styles from './year.module.css'
import { YearRow } from './year-row.tsx'

type Props = NightProps & Decided & { sum: NonNullable<Decided['sum']> }

/**
 * What the visitor has decided, if it happened all year: each stop waits for a person, or runs as a rule. On paper there is
 * none: the ticket is what is kept.
 */
export function Year(props: Props) {
  const { year, stops, sum, runs, locale, currency } = props
  const { chosen } = sum
  const rows = stops.map((of, stop) => ({ of, stop, choice: chosen[stop]!, isRule: runs[stop]! }))
  const hours = rows.reduce((all, { of, isRule }) => all + (isRule ? 0 : of.decision.hours), 0)
  const cost = rows.reduce((all, { choice, isRule }) => all + (isRule ? choice.cost : 0), 0)
  const isAll = runs.every(Boolean) ? 'allRun' : runs.some(Boolean) ? undefined : 'allStop'

  /** For the form: what was chosen and what it came to, and what stops and what runs. */
  const said = () => {
    const those = (run: boolean) =>
      listIn(
        locale,
        rows.flatMap(({ of, isRule }) => (isRule === run ? of.job : [])),
      )
    return fill(year.message[isAll ?? 'some'], {
      amount: amountIn(locale, currency, sum.over),
      choices: rows.map(({ of, choice }) => `${of.job}: ${choice.text}`).join('; '),
      stopped: those(false),
      run: those(true),
    })
  }

  return (
    <section id="year" className={`with-script ${styles.year}`} aria-labelledby="year-heading">
      <div className="column">
        <div className={`${night.beside} ${styles.head}`}>
          <h2 id="year-heading">{year.heading}</h2>
          <p className="lead">{year.intro}</p>
        </div>
        <div className={`ruled ${styles.rules}`}>
          {rows.map((row) => (
            <YearRow key={row.stop} {...props} {...row} />
          ))}
        </div>
        <div className={`row ${styles.end}`}>
          <div role="status" className={styles.sums}>
            {[
              [timeIn(locale, 'hour', hours), year.hours],
              [amountIn(locale, currency, cost), year.cost],
            ].map(([figure, text]) => (
              <p key={text}>
                <strong className="figure">{figure}</strong> {text}
              </p>
            ))}
            {isAll && <p>{year[isAll]}</p>}
          </div>
          <BringButton
            size="large"
            onClick={() => bringToForm((message) => withAdded(message, { 'night-year': said() }))}
          >
            {year.bring}
          </BringButton>
        </div>
      </div>
    </section>
  )
}
