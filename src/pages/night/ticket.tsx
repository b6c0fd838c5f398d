import { fill } from '../../lib/fill.ts'
import { amountIn } from '../../lib/format.ts'
import { Bullet } from '../../ui/bullet.tsx'
import { chosenAt, type sumOf } from './choices.ts'
import styles from './ticket.module.css'
import type { Choice, Decided, NightProps } from './words.ts'

/** Once everything is decided. */
export type Sum = ReturnType<typeof sumOf<Choice>> | undefined

/** Each stop with what the visitor chose, and what it comes to. */
export function Ticket(props: NightProps & Decided & { sum: Sum }) {
  const { stops, ticket, choices, theirs, sum, locale, currency } = props
  return (
    <div id="ticket" className={`${styles.ticket} ${sum ? '' : 'with-script'}`}>
      <p className={`row ${styles.head}`}>
        <strong className="text">{ticket.title}</strong>
        <span className="note">{ticket.cases}</span>
      </p>
      <ul className={`note stack ${styles.stops}`}>
        {stops.map(({ job, line, letter, decision }, stop) => {
          const mine = chosenAt(choices, stop, decision)
          const other = sum && theirs && chosenAt(theirs, stop, decision)
          return (
            <li key={job} data-line={line}>
              <Bullet line={line} letter={letter} size="small" />
              <p>
                {job}
                <br />
                {mine ? (
                  <strong>{mine.text}</strong>
                ) : (
                  <span className="quiet">{ticket.waits}</span>
                )}
                {other && (
                  <>
                    <br />
                    <span className="quiet">{fill(ticket.theirs, { choice: other.text })}</span>
                  </>
                )}
              </p>
            </li>
          )
        })}
      </ul>
      {sum && (
        <p className={`row ${styles.sum}`}>
          <strong className="figure">{amountIn(locale, currency, sum.over)}</strong>
          <span>{ticket.over}</span> <span>{sum.dearest.end}</span>
        </p>
      )}
    </div>
  )
}
