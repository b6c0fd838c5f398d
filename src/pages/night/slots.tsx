import { useContent } from '../../content/context.tsx'
import { serviceOf } from '../../content/service-of.ts'
import { fill } from '../../lib/fill.ts'
import { Bullet } from '../../ui/bullet.tsx'
import type { CaseEntry } from '../case/schema.ts'
import styles from './events.module.css'
import interchange from './interchange.module.css'
import type { Night } from './schema.ts'

type Event = Night['events'][number]

/** The name of an event’s slot, and the id of its heading, if it has one. */
export const nameOf = (index: number) => `event-${index}`

/** What React leaves alone: every case that ran through, and the head of every case that stopped. */
export const slotsOf = ({ events, done, company }: Night) =>
  Object.fromEntries(
    events.map((event, index) => [
      nameOf(index),
      event.decision ? (
        <StopHead key={event.time} event={event} company={company} id={nameOf(index)} />
      ) : (
        <Passed key={event.time} {...event} done={done} />
      ),
    ]),
  )

function Passed({ time, service, job, outcome, done }: Event & { done: string }) {
  const { services } = useContent()
  return (
    <>
      <Bullet {...serviceOf(services, service)} size="small" />
      <p className={styles.when}>
        <time>{time}</time>
        <span className="quiet">{done}</span>
      </p>
      <strong>{job}</strong>
      <span className="quiet">{outcome}</span>
    </>
  )
}

/** With a link to the case of the service, if there is one. */
function StopHead({ event, company, id }: { event: Event; company: string; id: string }) {
  const { services, pages } = useContent()
  const { time, job, outcome, service } = event
  const shown = (pages.case as CaseEntry[]).find(({ services }) => services[0] === service)
  return (
    <div className={`row ${interchange.head}`}>
      <Bullet {...serviceOf(services, service)} size="small" />
      <time>{time}</time>
      <h2 id={id} className="text">
        {job}
      </h2>
      <p className="note">{outcome}</p>
      {shown && (
        <a className="note" href={shown.path}>
          {fill(company, { company: shown.company })}
        </a>
      )}
    </div>
  )
}
