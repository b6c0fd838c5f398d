import { fill } from '../../lib/fill.ts'
import { Button } from '../../ui/button.tsx'
import { agreement } from './choices.ts'
import styles from './morning.module.css'
import { ShareNight } from './share-night.tsx'
import { type Sum, Ticket } from './ticket.tsx'
import { focusFirst, nightHeadingId } from './use-choices.ts'
import type { Decided, NightProps } from './words.ts'

/** What the night has cost, and whom. */
export function Morning(props: NightProps & Decided & { sum: Sum }) {
  const { morning, ticket, path, stops, choices, theirs, sum, clear } = props
  const { time, heading, early, left, closing, again } = morning
  return (
    <section className={styles.morning} aria-labelledby={nightHeadingId}>
      <div className={`column ${styles.columns}`}>
        <div className="copy">
          <h2 id={nightHeadingId} className="headline" tabIndex={-1}>
            <time>{time}</time> {heading}
          </h2>
          <div role="status" className="copy">
            <p className="lead">{sum ? left[sum.left] : early}</p>
            {sum && theirs && (
              <p className="title">
                {fill(ticket.agree, { count: agreement(choices, theirs), stops: stops.length })}
              </p>
            )}
          </div>
          <p className="lead">{closing}</p>
          {sum && (
            <div className="row">
              <ShareNight words={morning} url={() => `${location.origin}${path}/${choices}`}>
                <Button
                  variant="quiet"
                  size="large"
                  onClick={({ currentTarget }) => {
                    focusFirst(currentTarget.closest('island-root')!)
                    clear()
                  }}
                >
                  {again}
                </Button>
              </ShareNight>
            </div>
          )}
        </div>
        <Ticket {...props} />
      </div>
    </section>
  )
}
