import { useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { Button } from '../../ui/button.tsx'
import { agreement, chosenAt, isComplete, sumOf } from './choices.ts'
import styles from './morning.module.css'
import { share } from './share.ts'
import { Ticket } from './ticket.tsx'
import { focusFirst } from './use-choices.ts'
import type { NightProps, Stop } from './words.ts'

type Decided = { stops: Stop[]; choices: string; theirs: string | undefined; clear: () => void }

/** What the night has cost, and whom. */
export function Morning(props: NightProps & Decided) {
  const { morning, ticket, stops, choices, theirs, clear } = props
  const { time, heading, early, left, closing, send, again } = morning
  const [status, setStatus] = useState('')
  const chosen = stops.map(({ decision }, stop) => chosenAt(choices, stop, decision)!)
  const sum = isComplete(choices) ? sumOf(chosen) : undefined
  return (
    <section className={styles.morning} aria-labelledby="night-heading">
      <div className={`column ${styles.columns}`}>
        <div className="copy">
          <h2 id="night-heading" className="headline">
            <time>{time}</time> {heading}
          </h2>
          <p className="lead">{sum ? left[sum.left] : early}</p>
          <p className="lead">{closing}</p>
          {sum && (
            <div className="row">
              <Button
                variant="on-signal"
                size="large"
                onClick={async () => setStatus(await share(choices, morning))}
              >
                {send}
              </Button>
              <Button
                variant="quiet"
                size="large"
                onClick={({ currentTarget }) => {
                  setStatus('')
                  focusFirst(currentTarget.closest('island-root')!)
                  clear()
                }}
              >
                {again}
              </Button>
              <p role="status" className="note">
                {status}
              </p>
            </div>
          )}
          {sum && theirs && (
            <p className="title">
              {fill(ticket.agree, { count: agreement(choices, theirs), stops: stops.length })}
            </p>
          )}
        </div>
        <Ticket {...props} sum={sum} />
      </div>
    </section>
  )
}
