import { useContent } from '../../content/context.tsx'
import { serviceOf } from '../../content/service-of.ts'
import { Price } from '../../sections/price.tsx'
import { SampleNote } from '../../sections/sample-note.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './price-board.module.css'

/** The least that each line costs. */
export function PriceBoard() {
  const { pricing, services, work } = useContent()
  if (!pricing) return null
  const { note, sample, offers, build, monthly, labels } = pricing
  return (
    <Section name="prices" heading={work!.pricesHeading}>
      <div className="board padded">
        <p className={`note row ${styles.caption}`}>
          {note} {sample && <SampleNote />}
        </p>
        <ul>
          {offers.map((offer) => {
            const service = serviceOf(services, offer.service)
            return (
              <li key={offer.service} className={`board-row ${styles.row}`}>
                <Bullet line={service.line} letter={service.letter} size="small" />
                <strong>{service.title}</strong>
                <span>
                  <span className="visually-hidden">{`${labels.from} `}</span>
                  <Price text={build} amount={offer.build} />
                </span>
                <span>
                  <Price text={monthly} amount={offer.monthly} />
                </span>
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
