import styles from './events.module.css'
import { NightInterchange } from './interchange.tsx'
import { across, marksPath } from './marks-path.ts'
import type { Decided } from './use-choices.ts'
import type { NightProps, Stop } from './use-properties.ts'

/** What came in, in order, on a line that leads to the morning. */
export function Events(props: NightProps & Decided) {
  const { events, stops, chosen, last, slots } = props
  return (
    <ol className={`column ${styles.events}`}>
      {events.map((event) => {
        const { name, line, more } = event
        const stop = stops.indexOf(event as Stop)
        const hasStopped = stop >= 0
        return (
          <li key={name} className={styles.event} data-line={line}>
            {hasStopped ? (
              <NightInterchange {...props} event={stops[stop]!} stop={stop} />
            ) : (
              slots[name]
            )}
            {(hasStopped || more) && (
              <p className={`note quiet stack ${styles.more}`}>
                {chosen[stop] && (
                  <i className={styles.way} data-leaving={stop === last || undefined} />
                )}
                {more && (
                  <>
                    <svg
                      className={styles.marks}
                      viewBox={`0 0 ${more.count * across} 8`}
                      width={more.count * across}
                      aria-hidden="true"
                    >
                      <path d={marksPath(more.count)} />
                    </svg>
                    <span>{more.text}</span>
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
