import { useSyncExternalStore } from 'react'
import { withAdded } from '../../../contact/added-text.ts'
import { bringToForm } from '../../../contact/go-to-form.ts'
import { isSending, subscribe } from '../../../contact/machine.ts'
import { fill } from '../../../lib/fill.ts'
import { amountIn } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { yearOf } from '../choices.ts'
import type { Choice, Decided, NightProps } from '../words.ts'
import { timeIn } from './time-in.ts'
import styles from './year.module.css'
import { YearRow } from './year-row.tsx'

export type YearProps = NightProps & Decided & { chosen: Choice[]; over: number }

/** What the visitor has decided, if it happened all year: each stop waits for a person, or runs as a rule. */
export function Year(props: YearProps) {
  const { year, stops, chosen, running, locale, currency } = props
  const formIsSending = useSyncExternalStore(subscribe, isSending, () => false)
  const rows = stops.map((of, stop) => {
    const [choice, runs] = [chosen[stop]!, running[stop] === '1']
    return { of, stop, choice, runs, ...yearOf(of.decision, choice, runs) }
  })
  const sum = (what: 'hours' | 'cost') => rows.reduce((all, row) => all + row[what], 0)
  return (
    <section id="year" className={styles.year} aria-labelledby="year-heading">
      <div className="column">
        <div className={styles.head}>
          <h2 id="year-heading">{year.heading}</h2>
          <p className="lead">{year.intro}</p>
        </div>
        {rows.map((row) => (
          <YearRow key={row.stop} {...props} {...row} />
        ))}
        <div className={styles.end}>
          <div role="status" className={styles.sums}>
            <p>
              <strong className="figure">{timeIn(locale, 'hour', sum('hours'))}</strong>{' '}
              {year.hours}
            </p>
            <p>
              <strong className="figure">{amountIn(locale, currency, sum('cost'))}</strong>{' '}
              {year.cost}
            </p>
            {!running.includes('1') && <p>{year.allStop}</p>}
            {!running.includes('0') && <p>{year.allRun}</p>}
          </div>
          <Button
            variant="signal"
            size="large"
            disabled={formIsSending}
            onClick={() => bringToForm((message) => withAdded('night-year', message, said(props)))}
          >
            {year.bring}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** For the form: the amount, and of each stop the choice, and whether it stops or runs. */
function said({ year, stops, chosen, running, over, locale, currency }: YearProps) {
  const those = (digit: string) =>
    new Intl.ListFormat(locale.replace('_', '-')).format(
      stops.flatMap(({ job }, stop) =>
        running[stop] === digit ? `${job} (${chosen[stop]!.text})` : [],
      ),
    ) || year.none
  return fill(year.message, {
    amount: amountIn(locale, currency, over),
    stopped: those('0'),
    run: those('1'),
  })
}
