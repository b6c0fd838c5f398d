import { pricing } from '#content/documents'
import { facts } from '#content/facts.yaml'
import { services } from '#content/services.yaml'
import { site } from '#content/site.yaml'
import { fill } from '../../lib/fill.ts'
import { amountIn } from '../../lib/format.ts'
import { SampleMark } from '../../shell/sample-mark.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import styles from './price-board.module.css'

/** A text with an amount in it, which is larger: `$2,400 to build`. */
export function Price({ text, amount }: { text: string; amount: number }) {
  const [before, after] = text.split('{amount}')
  return (
    <>
      {before}
      <strong>{amountIn(site.locale, facts.currency, amount)}</strong>
      {after}
    </>
  )
}

/** The least that each line costs. */
export function PriceBoard() {
  const { note, sample, offers, build, monthly, labels } = pricing!
  return (
    <div className={styles.board}>
      <p className={styles.caption}>
        {note} {sample && <SampleMark />}
      </p>
      <ul>
        {offers.map((offer) => {
          const service = services.find(({ slug }) => slug === offer.service)!
          return (
            <li key={offer.service} className={styles.row}>
              <Bullet line={service.line} letter={service.letter} size="small" />
              <span className={styles.service}>{service.title}</span>
              <span className={styles.price}>
                <span className="visually-hidden">{`${labels.from} `}</span>
                <Price text={build} amount={offer.build} />
              </span>
              <span className={styles.price}>
                <Price text={monthly} amount={offer.monthly} />
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Such as “$2,400 to build, $390 a month”, or undefined if the service has no price. */
export function priceOf(service: string, template: string): string | undefined {
  const offer = pricing?.offers.find((each) => each.service === service)
  const inCurrency = (amount: number) => amountIn(site.locale, facts.currency, amount)
  return (
    offer && fill(template, { build: inCurrency(offer.build), monthly: inCurrency(offer.monthly) })
  )
}
