import { fill } from '../../lib/fill.ts'
import { amountIn } from '../../lib/format.ts'
import { Bullet } from '../../ui/bullet.tsx'
import night from './night.module.css'
import { chosenIn } from './sums.ts'
import styles from './ticket.module.css'
import type { Decided } from './use-choices.ts'
import type { NightProps } from './use-properties.ts'

/** Each stop with what the visitor chose, and what it comes to. */
export function Ticket(props: NightProps & Decided) {
  const { stops, ticket, chosen, theirs, sum, locale, currency } = props
  const others = sum && theirs ? chosenIn(theirs, stops) : []
  return (
    <div id="ticket" className={`${styles.ticket} ${sum ? '' : 'with-script'}`}>
      <p className={`row ${styles.head}`}>
        <strong className="text">{ticket.title}</strong>
        <span className="note">{ticket.cases}</span>
      </p>
      <ul className={`note stack ${styles.stops}`}>
        {stops.map(({ job, line, letter }, stop) => (
          <li key={job} className={night.signed} data-line={line}>
            <Bullet line={line} letter={letter} size="small" />
            <p>
              {job}
              <br />
              {chosen[stop] ? (
                <strong>{chosen[stop].text}</strong>
              ) : (
                <span className="quiet">{ticket.waits}</span>
              )}
              {others[stop] && (
                <>
                  <br />
                  <span className="quiet">
                    {fill(ticket.theirs, { choice: others[stop].text })}
                  </span>
                </>
              )}
            </p>
          </li>
        ))}
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
