import { fill } from '../../lib/fill.ts'
import { amountIn } from '../../lib/format.ts'
import { Bullet } from '../../ui/bullet.tsx'
import { chosenAt } from './choices.ts'
import styles from './ticket.module.css'
import { countsOf, isStop, type NightProps } from './words.ts'

type TicketProps = NightProps & {
  choices: string
  theirs: string | undefined
  /** Once everything is decided. */
  sum: { over: number; dearest: { end: string } } | undefined
}

/** Each stop with what the visitor chose, and what it comes to. */
export function Ticket({ events, ticket, choices, theirs, sum, locale, currency }: TicketProps) {
  return (
    <div id="ticket" className={styles.ticket}>
      <p className={`row ${styles.head}`}>
        <strong className="text">{ticket.title}</strong>
        <span className="note">{fill(ticket.cases, countsOf(events))}</span>
      </p>
      <ul className={`note ${styles.stops}`}>
        {events.filter(isStop).map(({ job, line, letter, decision }, stop) => {
          const mine = chosenAt(choices, stop, decision)
          const other = sum && theirs && chosenAt(theirs, stop, decision)
          return (
            <li key={job} data-line={line}>
              <Bullet line={line} letter={letter} size="small" />
              <span>{job}</span>
              <span>
                {mine ? (
                  <strong>{mine.text}</strong>
                ) : (
                  <span className="quiet">{ticket.waits}</span>
                )}
                {other && (
                  <span className={`small quiet ${styles.theirs}`}>
                    {fill(ticket.theirs, { choice: other.text })}
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <p className={`row ${styles.sum}`}>
        {sum && (
          <>
            <strong className="figure">{amountIn(locale, currency, sum.over)}</strong>
            <span>
              {ticket.over} {sum.dearest.end}
            </span>
          </>
        )}
      </p>
    </div>
  )
}
