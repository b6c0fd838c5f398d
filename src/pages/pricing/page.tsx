import { useContent } from '../../content.tsx'
import { hrefOf } from '../../lib/addresses.ts'
import { pathOfService, serviceOf } from '../../lib/service-of.ts'
import { Price } from '../../sections/price.tsx'
import { SampleMark } from '../../sections/sample-mark.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { Hero } from '../../ui/hero.tsx'
import { StopList } from '../../ui/stop-list.tsx'
import { FirstYear } from './first-year.tsx'
import styles from './page.module.css'

/** What each line costs, what is in it, and what is not. */
export function PricingPage() {
  const content = useContent()
  const { pricing, services } = content
  const { hero, sample, note, offers, labels, build, monthly } = pricing!
  return (
    <Hero {...hero}>
      <p className={styles.note}>
        {note} {sample && <SampleMark />}
      </p>
      <FirstYear />
      <ul>
        {offers.map((offer) => {
          const { slug, line, letter, title } = serviceOf(services, offer.service)
          const lists = { included: offer.included, excluded: offer.excluded, others: offer.others }
          return (
            <li key={slug} className={styles.offer} data-line={line}>
              <div className={styles.head}>
                <Bullet line={line} letter={letter} />
                <h2 className="title">
                  <a href={hrefOf(pathOfService(content, slug))}>{title}</a>
                </h2>
                <p className={`text ${styles.price}`}>
                  <small>{labels.from}</small> <Price text={build} amount={offer.build} />
                </p>
                <p className={`text ${styles.price}`}>
                  <Price text={monthly} amount={offer.monthly} />
                </p>
                <p>
                  <strong>{labels.setUp}</strong> {offer.setUp}
                </p>
              </div>
              {(Object.keys(lists) as (keyof typeof lists)[]).map((name) => (
                <div key={name}>
                  <h3 id={`${slug}-${name}`} className={styles.heading}>
                    {labels[name]}
                  </h3>
                  {name === 'included' ? (
                    <StopList items={lists[name]} labelledBy={`${slug}-${name}`} />
                  ) : (
                    <ul className={styles.outside} aria-labelledby={`${slug}-${name}`}>
                      {lists[name].map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  )}
                </div>
              ))}
            </li>
          )
        })}
      </ul>
    </Hero>
  )
}
