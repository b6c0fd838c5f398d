import { useId } from 'react'
import { Person } from '../../drawings/person.tsx'
import { fill } from '../../lib/fill.ts'
import { Decision } from '../../sections/decision/decision.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { Button } from '../../ui/button.tsx'
import { chosenAt, isComplete } from './choices.ts'
import styles from './events.module.css'
import { focusFirst } from './use-choices.ts'
import { isStop, type NightProps, type Stop } from './words.ts'

type Decided = {
  stops: Stop[]
  choices: string
  /** The stop that the visitor has just decided. */
  last: number | undefined
  choose: (stop: number, digit: number) => void
}

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
                  <time className={styles.time}>{event.time}</time>
                  <span className={styles.time}>{done}</span>
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

/** A case that waits for the visitor, until they have decided it. */
function StopCapsule(props: NightProps & Decided & { event: Stop; stop: number }) {
  const { event, stop, choices, choose, change, morning } = props
  const headingId = useId()
  const { decision, job, outcome, link } = event
  const chosen = chosenAt(choices, stop, decision)
  const head = (
    <div className={`row ${styles.head}`}>
      <Bullet {...event} size="small" />
      <time className={styles.time}>{event.time}</time>
      <h2 id={headingId} className="text">
        {job}
      </h2>
      <p className="note">
        {outcome}
        {link && (
          <>
            {' '}
            <a href={link.href}>{link.text}</a>
          </>
        )}
      </p>
    </div>
  )
  return (
    <div className={styles.capsule}>
      <div className={styles.paper}>
        <svg className={styles.person} viewBox="-13 -20 26 41" data-printed="" aria-hidden="true">
          <Person />
        </svg>
        <Decision
          aria-labelledby={headingId}
          decision={decision}
          head={head}
          onChoose={(index) => choose(stop, index + 1)}
          result={
            chosen && (
              <>
                <b>{chosen.text}</b> {chosen.result}
              </>
            )
          }
        >
          {isComplete(choices) ? (
            <p className="text">
              {morning.time} {chosen?.end}
            </p>
          ) : (
            <Button
              variant="quiet"
              onClick={({ currentTarget }) => {
                choose(stop, 0)
                focusFirst(currentTarget.closest('[role=group]')!)
              }}
            >
              {change}
            </Button>
          )}
        </Decision>
      </div>
    </div>
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
