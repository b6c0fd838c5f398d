import { useId } from 'react'
import { Person } from '../../drawings/person.tsx'
import { Decision } from '../../sections/decision/decision.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { Button } from '../../ui/button.tsx'
import { chosenAt, isComplete } from './choices.ts'
import styles from './stop-capsule.module.css'
import { focusFirst } from './use-choices.ts'
import type { Decided, NightProps, Stop } from './words.ts'

/** A case that waits for the visitor, until they have decided it. */
export function StopCapsule(props: NightProps & Decided & { event: Stop; stop: number }) {
  const { event, stop, choices, choose, change, morning } = props
  const headingId = useId()
  const { decision, job, outcome, link } = event
  const chosen = chosenAt(choices, stop, decision)
  const head = (
    <div className={`row ${styles.head}`}>
      <Bullet {...event} size="small" />
      <time>{event.time}</time>
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
          {isComplete(choices) && (
            <p className={`text ${styles.end}`}>
              {morning.time} {chosen?.end}
            </p>
          )}
          <Button
            variant="quiet"
            onClick={({ currentTarget }) => {
              choose(stop, 0)
              focusFirst(currentTarget.closest('[role=group]')!)
            }}
          >
            {change}
          </Button>
        </Decision>
      </div>
    </div>
  )
}
