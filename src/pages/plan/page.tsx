import { useContent } from '../../content/context.tsx'
import { hoursOf, paidBy } from '../../content/plan.ts'
import { serviceOf } from '../../content/service-of.ts'
import { End } from '../../sections/capsule.tsx'
import { LongPage } from '../../sections/long-page.tsx'
import { useAmount } from '../../sections/price.tsx'
import styles from './page.module.css'
import { PlanPart } from './part.tsx'

/** One line, from the first message until the client has decided that it stays. */
export function PlanPage() {
  const { plan, services } = useContent()
  const { hero, sample, service, parts, end } = plan!
  return (
    <LongPage {...hero} sample={sample} aside={<Figures />}>
      <div className={styles.plan} data-line={serviceOf(services, service).line}>
        {parts.map((part, index) => (
          <PlanPart key={part.heading} part={part} before={parts.slice(0, index)} />
        ))}
        <End {...end} />
      </div>
    </LongPage>
  )
}

/** How often the client decides, and what it takes of them until then. */
function Figures() {
  const { plan, pricing } = useContent()
  const amountOf = useAmount()
  const { service, months, parts, figures } = plan!
  const offer = pricing?.offers.find((each) => each.service === service)
  const rows = [
    [parts.filter(({ decision }) => decision).length, figures.decisions],
    [hoursOf(parts), figures.hours],
    [offer && amountOf(paidBy(offer, months).planPaid), figures.paid],
  ] as const
  const known = rows.filter(([figure]) => figure)
  return (
    <ul className={styles.figures}>
      {known.map(([figure, text]) => (
        <li key={text}>
          <strong className="clause">{figure}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
