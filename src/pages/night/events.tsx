import { fill } from '../../lib/fill.ts'
import { Bullet } from '../../ui/bullet.tsx'
import styles from './events.module.css'
import { StopCapsule } from './stop-capsule.tsx'
import { type Decided, isStop, type NightProps, type Stop } from './words.ts'

/** What came in, in order, on a line that leads to the morning. */
export function Events(props: NightProps & Decided) {
  const { events, stops, done, more, choices, last } = props
  return (
    <ol className={`column ${styles.events}`}>
      {events.map((event) => {
        const stop = stops.indexOf(event as Stop)
        const hasStopped = isStop(event)
        const isDecided = hasStopped && choices[stop] !== '0'
        return (
          <li key={`${event.time} ${event.job}`} className={styles.event} data-line={event.line}>
            {hasStopped ? (
              <StopCapsule {...props} event={event} stop={stop} />
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
                {isDecided && (
                  <i className={styles.way} data-leaving={stop === last || undefined} />
                )}
                {event.more && (
                  <>
                    <Marks count={event.more} />
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

/** As many marks as cases ran through. */
const Marks = ({ count }: { count: number }) => (
  <svg
    className={styles.marks}
    viewBox={`0 0 ${count * 17} 8`}
    width={count * 17}
    aria-hidden="true"
  >
    <path d={`M4 4H${count * 17}`} />
  </svg>
)
