import { useEffect, useRef } from 'react'
import { fill } from '../../lib/fill.ts'
import { amountIn, listIn } from '../../lib/format.ts'
import { bringIntoView } from '../../navigation/smooth-scroll.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './morning.module.css'
import night from './night.module.css'
import { ShareNight } from './share-night.tsx'
import { compare } from './sums.ts'
import { Ticket } from './ticket.tsx'
import { type Decided, focusFirst } from './use-choices.ts'
import type { Choice, NightProps } from './use-properties.ts'

/** What the night has cost, and whom. */
export function Morning(props: NightProps & Decided) {
  const { morning, path, stops, choices, their, last, sum, clear } = props
  const { time, heading, early, waiting, left, closing, send, sendBack, again } = morning
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
            {sum && their && <Compared {...props} their={their} yours={sum.chosen} />}
            <p className="lead">{sum ? left[sum.left] : early}</p>
          </div>
          <p className="lead">{closing}</p>
          {sum ? (
            <div className="row">
              <ShareNight
                words={morning}
                send={their ? sendBack : send}
                url={`${location.origin}${path}/${choices}`}
              >
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
          ) : (
            <p className="with-script">
              <ButtonLink
                variant="on-signal"
                size="large"
                href={`#${stops[choices.indexOf('0')]!.name}`}
              >
                {fill(waiting, { count: choices.split('0').length - 1, stops: stops.length })}
              </ButtonLink>
            </p>
          )}
        </div>
        <Ticket {...props} />
      </div>
    </section>
  )
}

/** On how many stops two visitors agree, on which they do not, and by how much. */
function Compared(props: NightProps & Decided & { their: Choice[]; yours: Choice[] }) {
  const { ticket, their, yours, stops, locale, currency } = props
  const { agreed, differing, apart } = compare(their, yours, stops)
  const jobs = differing.map(({ job }) => job)
  const values = { amount: amountIn(locale, currency, apart), cases: listIn(locale, jobs) }
  const differ = fill(apart > 0 ? ticket.differ : ticket.differOn, values)
  return (
    <>
      <p className="title">{fill(ticket.agree, { count: agreed, stops: stops.length })}</p>
      {agreed === 0 && <p className="lead">{ticket.none}</p>}
      <p className="lead">{agreed === stops.length ? ticket.all : differ}</p>
    </>
  )
}
