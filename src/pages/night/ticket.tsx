import { amountIn } from '../../lib/format.ts'
import { Bullet } from '../../ui/bullet.tsx'
import night from './night.module.css'
import { sumOf } from './sums.ts'
import styles from './ticket.module.css'
import type { Decided } from './use-choices.ts'
import type { NightProps } from './use-properties.ts'

/**
 * Each stop with what the visitor chose, and what it comes to. Someone else’s half is joined to it once all is decided, and
 * what differs is in reverse.
 */
export function Ticket(props: NightProps & Decided) {
  const { stops, ticket, chosen, their, sum, locale, currency } = props
  const isPair = sum && their
  const halves = isPair
    ? [
        { head: ticket.halves.theirs, ...sumOf(their) },
        { head: ticket.halves.yours, ...sum },
      ]
    : [{ head: ticket.cases, chosen, ...sum }]
  return (
    <div id="ticket" className={`${styles.ticket} ${sum ? '' : 'with-script'}`}>
      <table className="note" data-halves={halves.length}>
        <thead>
          <tr>
            <td>{isPair ? ticket.cases : <strong className="text">{ticket.title}</strong>}</td>
            {halves.map(({ head }) => (
              <th key={head} scope="col" className={isPair && 'lead'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stops.map(({ job, line, letter }, stop) => (
            <tr
              key={job}
              data-line={line}
              data-differs={(isPair && their[stop] !== chosen[stop]) || undefined}
            >
              <th scope="row" className={night.signed}>
                <Bullet line={line} letter={letter} size="small" />
                {job}
              </th>
              {halves.map(({ head, chosen }) => (
                <td key={head}>
                  <b className={chosen[stop] ? undefined : 'quiet'}>
                    {chosen[stop]?.text ?? ticket.waits}
                  </b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <tr>
              <td />
              {halves.map(({ head, over, dearest }) => (
                <td key={head} className={styles.sum}>
                  <strong className="figure">{amountIn(locale, currency, over!)}</strong>{' '}
                  {ticket.over} <span>{dearest!.end}</span>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
