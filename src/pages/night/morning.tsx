import { useEffect, useRef } from 'react'
import { fill } from '../../lib/fill.ts'
import { bringIntoView } from '../../navigation/smooth-scroll.ts'
import { Button } from '../../ui/button.tsx'
import styles from './morning.module.css'
import night from './night.module.css'
import { ShareNight } from './share-night.tsx'
import { Ticket } from './ticket.tsx'
import { type Decided, focusFirst } from './use-choices.ts'
import type { NightProps } from './use-properties.ts'

/** What the night has cost, and whom. */
export function Morning(props: NightProps & Decided) {
  const { morning, ticket, path, stops, choices, theirs, last, sum, clear } = props
  const { time, heading, early, left, closing, again } = morning
  const title = useRef<HTMLHeadingElement>(null)
  const isJustDone = sum !== undefined && last !== undefined

  // The component of the last decision has passed the focus on before. The outcome of that stays in view.
  useEffect(() => {
    if (!isJustDone) return
    const { bottom } = title.current!.getBoundingClientRect()
    if (bottom > window.innerHeight) bringIntoView(title.current!.nextElementSibling!)
    title.current!.focus({ preventScroll: true })
  }, [isJustDone])

  return (
    <section className={styles.morning} aria-labelledby="morning-heading">
      <div className={`column ${night.beside} ${styles.columns}`}>
        <div className="copy">
          <h2 id="morning-heading" ref={title} className="headline" tabIndex={-1}>
            <time>{time}</time> {heading}
          </h2>
          <div role="status" className="copy">
            <p className="lead">{sum ? left[sum.left] : early}</p>
            {sum && theirs && (
              <p className="title">
                {fill(ticket.agree, {
                  // On how many stops two visitors agree.
                  count: [...choices].filter((digit, stop) => digit === theirs[stop]).length,
                  stops: stops.length,
                })}
              </p>
            )}
          </div>
          <p className="lead">{closing}</p>
          {sum && (
            <div className="row">
              <ShareNight words={morning} url={`${location.origin}${path}/${choices}`}>
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
