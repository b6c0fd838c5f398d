import type { ReactNode } from 'react'
import { useContent } from '../../content/context.tsx'
import { serviceOf } from '../../content/service-of.ts'
import { fill } from '../../lib/fill.ts'
import { numberIn } from '../../lib/format.ts'
import { Bullet } from '../../ui/bullet.tsx'
import { Filled } from '../../ui/filled.tsx'
import styles from './offer.module.css'
import { Price, useAmount } from './price.tsx'
import { amountsOf, yearOf } from './prices.ts'
import type { Offer, Pricing } from './schema.ts'

/** What a line costs, what is in it, and what is not. */
export function OfferItem({ pricing, offer }: { pricing: Pricing; offer: Offer }) {
  const { labels, build, monthly, firstYear, link } = pricing
  const amountOf = useAmount()
  const from = (price: ReactNode) => <Filled text={labels.from} parts={{ price }} />
  const total = firstYear && amountsOf(yearOf(offer), amountOf, firstYear.range).total
  const { slug, line, letter, title, path } = serviceOf(useContent().services, offer.service)
  const parts = { ...offer, included: useIncluded(offer) }
  const idOf = (part: string) => `${slug}-${part}`
  return (
    <li className={`note ${styles.offer}`} data-line={line}>
      <div className={`stack ${styles.terms}`}>
        <Bullet line={line} letter={letter} size="small" />
        <h2 id={idOf('name')} className="title">
          {title}
        </h2>
        <p className="text">
          {from(<Price text={build} amount={offer.build} />)}
          <br />
          {from(<Price text={monthly} amount={offer.monthly} />)}
          {total && (
            <>
              <br />
              <Filled text={labels.firstYear} parts={{ amount: <strong>{total}</strong> }} />
            </>
          )}
        </p>
        <p>
          {labels.setUp}
          <br />
          <strong>{offer.setUp}</strong>
        </p>
        <p className="row">
          <a id={idOf('link')} href={path} aria-labelledby={`${idOf('link')} ${idOf('name')}`}>
            {labels.service}
          </a>
          {link && <a href={link.href}>{link.text}</a>}
        </p>
      </div>
      <details open className={`fold ${styles.details}`}>
        <summary>{`${labels.included} · ${labels.excluded}`}</summary>
        <div className={styles.lists}>
          {(['included', 'excluded', 'others'] as const).map((part) => (
            <div key={part} className="stack">
              <h3 id={idOf(part)} className="text">
                {labels[part]}
              </h3>
              <ul className={styles.list} aria-labelledby={idOf(part)}>
                {parts[part].map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </li>
  )
}

/** The volume, and everything else. */
function useIncluded({ volume, included }: Offer) {
  const amountOf = useAmount()
  const { locale } = useContent().site
  if (!volume) return included
  const values = { included: numberIn(locale, volume.included), each: amountOf(volume.each, 2) }
  return [fill(volume.text, values), ...included]
}
