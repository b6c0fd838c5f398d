import { useContent } from '../../content/context.tsx'
import { serviceOf } from '../../content/service-of.ts'
import { End } from '../../sections/end.tsx'
import { LongPage } from '../../sections/long-page.tsx'
import { useAmount } from '../pricing/price.tsx'
import styles from './page.module.css'
import { PlanPart } from './part.tsx'
import type { Plan } from './schema.ts'
import { hoursOf, paidBy } from './sums.ts'

/** One line, from the first message until the client has decided that it stays. */
export function PlanPage({ content }: { content: Plan }) {
  const { services } = useContent()
  const { hero, sample, service, parts, end } = content
  return (
    <LongPage {...hero} sample={sample} aside={<Figures plan={content} />}>
      <div className={styles.plan} data-line={serviceOf(services, service).line}>
        {parts.map((part, index) => (
          <PlanPart key={part.heading} plan={content} part={part} before={parts.slice(0, index)} />
        ))}
        <End {...end} />
      </div>
    </LongPage>
  )
}

/** How often the client decides, and what it takes of them until then. */
function Figures({ plan }: { plan: Plan }) {
  const amountOf = useAmount()
  const { parts, figures } = plan
  const paid = paidBy(plan, useContent().pages.pricing)
  const rows = [
    [parts.filter(({ decision }) => decision).length, figures.decisions],
    [hoursOf(parts), figures.hours],
    [paid && amountOf(paid.all), figures.paid],
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
