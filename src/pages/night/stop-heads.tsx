import { useContent } from '../../content/context.tsx'
import type { Night } from '../../content/night.ts'
import { serviceOf } from '../../content/service-of.ts'
import { stopsOf } from '../../content/stops.ts'
import { fill } from '../../lib/fill.ts'
import { Bullet } from '../../ui/bullet.tsx'
import styles from './interchange.module.css'
import { headingIdOf } from './interchange.tsx'

type Event = Night['events'][number]

/** The slots of the island: what stopped, when and why. */
export const stopHeads = ({ events }: Night) =>
  Object.fromEntries(
    stopsOf(events).map((event, stop) => [
      headingIdOf(stop),
      <StopHead key={event.job} event={event} id={headingIdOf(stop)} />,
    ]),
  )

/** With a link to the case of the service, if there is one. */
function StopHead({ event, id }: { event: Event; id: string }) {
  const { services, entries, night } = useContent()
  const { time, job, outcome, service } = event
  const shown = entries.cases.find(({ services }) => services[0] === service)
  return (
    <div className={`row ${styles.head}`}>
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
