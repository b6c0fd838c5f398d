import { useContent } from '../../content/context.tsx'
import type { Night } from '../../content/night.ts'
import { serviceOf } from '../../content/service-of.ts'
import { fill } from '../../lib/fill.ts'
import { Bullet } from '../../ui/bullet.tsx'
import styles from './events.module.css'
import interchange from './interchange.module.css'

type Event = Night['events'][number]

/** The name of an event’s slot, and the id of its heading, if it has one. */
export const nameOf = (index: number) => `event-${index}`

/** What React leaves alone: every case that ran through, and the head of every case that stopped. */
export const slotsOf = ({ events }: Night) =>
  Object.fromEntries(
    events.map((event, index) => [
      nameOf(index),
      event.decision ? (
        <StopHead key={event.time} event={event} id={nameOf(index)} />
      ) : (
        <Passed key={event.time} {...event} />
      ),
    ]),
  )

function Passed({ time, service, job, outcome }: Event) {
  const { services, night } = useContent()
  return (
    <>
      <Bullet {...serviceOf(services, service)} size="small" />
      <p className={styles.when}>
        <time>{time}</time>
        <span>{night!.done}</span>
      </p>
      <strong>{job}</strong>
      <span className="quiet">{outcome}</span>
    </>
  )
}

/** With a link to the case of the service, if there is one. */
function StopHead({ event, id }: { event: Event; id: string }) {
  const { services, entries, night } = useContent()
  const { time, job, outcome, service } = event
  const shown = entries.cases.find(({ services }) => services[0] === service)
  return (
    <div className={`row ${interchange.head}`}>
      <Bullet {...serviceOf(services, service)} size="small" />
      <time>{time}</time>
      <h2 id={id} className="text">
        {job}
      </h2>
      <p className="note">
        {outcome}
        {shown && (
          <>
            {' '}
            <a href={shown.path}>{fill(night!.company, { company: shown.company })}</a>
          </>
        )}
      </p>
    </div>
  )
}
