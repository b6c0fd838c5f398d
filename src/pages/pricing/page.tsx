import { useContent } from '../../content/context.tsx'
import { SampleMark } from '../../sections/sample-mark.tsx'
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
        <p className={`note row quiet ${styles.note}`}>
          {note} {sample && <SampleMark />}
        </p>
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
