import { useId } from 'react'
import { fill } from '../../../lib/fill.ts'
import { amountIn, numberIn } from '../../../lib/format.ts'
import { Bullet } from '../../../ui/bullet.tsx'
import { yearOf } from '../choices.ts'
import type { Choice, Decided, NightProps, Stop } from '../words.ts'
import { timeIn } from './time-in.ts'
import { YearDrawing } from './year-drawing.tsx'
import styles from './year-row.module.css'

type RowProps = NightProps & Decided & { of: Stop; stop: number; choice: Choice; runs: boolean }

/** A year of one stop: how long a person has to look at it, or what becomes of it as a rule. */
export function YearRow(props: RowProps) {
  const { of, stop, choice, runs, letRun, year, locale, currency } = props
  const headingId = useId()
  const { job, line, letter, decision } = of
  const { hours, cost } = yearOf(decision, choice, runs)
  const price = yearOf(decision, choice, true).cost
  const times = numberIn(locale, decision.times)
  const minutes = timeIn(locale, 'minute', decision.minutes)
  const always = fill(year.always, { choice: choice.text })
  const money = (amount: number) => amountIn(locale, currency, amount)
  const sum = price > 0 ? `${times} × ${money(choice.over)} = ${money(price)}. ` : ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a part of a form
    <div
      role="group"
      aria-labelledby={headingId}
      className={styles.rule}
      data-line={line}
      data-hours={hours}
      data-cost={cost}
    >
      <div className={styles.head}>
        <Bullet line={line} letter={letter} size="small" />
        <h3 id={headingId} className="text">
          {job}
        </h3>
        <p className="note quiet">
          {fill(year.times, { times })}
          <br />
          {fill(year.tonight, { choice: choice.text })}
        </p>
      </div>
      <div className={styles.year}>
        <YearDrawing {...props} times={decision.times} />
        <p className={styles.says} data-longest={`${always} ${sum}${choice.rule}`}>
          {runs ? (
            <span>
              <strong>{always}</strong> {sum}
              {choice.rule}
            </span>
          ) : (
            <strong>
              {fill(year.stopped, { times, minutes, hours: timeIn(locale, 'hour', hours) })}
            </strong>
          )}
        </p>
      </div>
      <div className={styles.switch}>
        {[year.stop, year.run].map((text, digit) => (
          <label key={text}>
            <input
              type="radio"
              name={headingId}
              checked={runs === digit > 0}
              onChange={() => letRun(stop, digit)}
            />
            {text}
          </label>
        ))}
      </div>
    </div>
  )
}
