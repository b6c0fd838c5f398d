import { useContent } from '../../content/context.tsx'
import { SampleNote } from '../../sections/sample-note.tsx'
import { Hero } from '../../ui/hero.tsx'
import { FirstYear } from './first-year/first-year.tsx'
import { OfferItem } from './offer.tsx'
import styles from './page.module.css'

/** The prices, as a picture and as a list. */
export function PricingPage() {
  const { hero, sample, note, offers } = useContent().pricing!
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
      <FirstYear />
      <ul className="ruled">
        {offers.map((offer) => (
          <OfferItem key={offer.service} {...offer} />
        ))}
      </ul>
    </Hero>
  )
}
