import { fill } from '../../lib/fill.ts'
import { Bullet } from '../../ui/bullet.tsx'
import styles from './events.module.css'
import { Interchange } from './interchange.tsx'
import { across, marksOf } from './marks.ts'
import type { Decided } from './use-choices.ts'
import type { NightProps, Stop } from './use-properties.ts'

/** What came in, in order, on a line that leads to the morning. */
export function Events(props: NightProps & Decided) {
  const { events, stops, done, more, chosen, last } = props
  return (
    <ol className={`column ${styles.events}`}>
      {events.map((event) => {
        const stop = stops.indexOf(event as Stop)
        const hasStopped = stop >= 0
        return (
          <li key={`${event.time} ${event.job}`} className={styles.event} data-line={event.line}>
            {hasStopped ? (
              <Interchange {...props} event={stops[stop]!} stop={stop} />
            ) : (
              <>
                <Bullet {...event} size="small" />
                <p className={styles.when}>
                  <time>{event.time}</time>
                  <span>{done}</span>
                </p>
                <strong>{event.job}</strong>
                <span className="quiet">{event.outcome}</span>
              </>
            )}
            {(hasStopped || event.more) && (
              <p className={`note quiet ${styles.more}`}>
                {chosen[stop] && (
                  <i className={styles.way} data-leaving={stop === last || undefined} />
                )}
                {event.more && (
                  <>
                    <svg
                      className={styles.marks}
                      viewBox={`0 0 ${event.more * across} 8`}
                      width={event.more * across}
                      aria-hidden="true"
                    >
                      <path d={marksOf(event.more)} />
                    </svg>
                    <span>{fill(more, { count: event.more })}</span>
                  </>
                )}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
