import { SampleNote } from '../../sections/sample-note.tsx'
import { Hero } from '../../ui/hero.tsx'
import { FirstYear } from './first-year/first-year.tsx'
import { OfferItem } from './offer.tsx'
import styles from './page.module.css'
import type { Pricing } from './schema.ts'

/** The prices, as a picture and as a list. */
export function PricingPage({ content }: { content: Pricing }) {
  const { hero, sample, note, offers } = content
  return (
    <Hero
      {...hero}
      action={
        <div className={styles.aside}>
          <p className="note quiet">{note}</p>
          {sample && <SampleNote />}
        </div>
      }
    >
      <FirstYear pricing={content} />
      <folded-offers>
        <ul className="ruled">
          {offers.map((offer) => (
            <OfferItem key={offer.service} pricing={content} offer={offer} />
          ))}
        </ul>
      </folded-offers>
    </Hero>
  )
}
