import { Bullet } from '../../ui/bullet.tsx'
import night from './night.module.css'
import styles from './ticket.module.css'
import type { Decided } from './use-choices.ts'
import type { NightProps } from './use-properties.ts'

/** Another visitor’s half of the ticket. It lies face down: each row turns over once the visitor has decided its stop. */
export function HalfTicket({ before, ticket, stops, told }: NightProps & Decided) {
  return (
    <div id="theirs" className={`with-script note ${styles.half}`}>
      <p className="text">
        <strong>{before}</strong>
      </p>
      <ul className={styles.rows}>
        {stops.map(({ job, line, letter }, stop) => (
          <li key={job} className={night.signed} data-line={line}>
            <Bullet line={line} letter={letter} />
            <span className="visually-hidden">{job}</span>{' '}
            <strong className={told[stop] ? undefined : styles.back}>{told[stop]}</strong>
          </li>
        ))}
      </ul>
      <p className="quiet">{ticket.turns}</p>
    </div>
  )
}
