import type { SVGAttributes } from 'react'
import { useContent } from '../../../content/context.tsx'
import { serviceOf } from '../../../content/service-of.ts'
import { numberIn } from '../../../lib/format.ts'
import { Bullet } from '../../../ui/bullet.tsx'
import { hoursRunning, weekOf } from '../../home/your-line/sum.ts'
import { useAmount } from '../price.tsx'
import { amountsOf, earnedBy, endsOf, parts, scaleOf, widthsOf, yearOf } from '../prices.ts'
import type { Pricing } from '../schema.ts'
import styles from './first-year.module.css'

/** What each line costs in its first year, all on one scale, at the included volume. */
export function FirstYear({ pricing }: { pricing: Pricing }) {
  const { services, site, facts } = useContent()
  const amountOf = useAmount()
  const { firstYear, offers, labels } = pricing
  if (!firstYear) return null
  const { range, earned } = firstYear
  const years = offers.map((offer) => yearOf(offer))
  const scale = scaleOf(years)
  const nameOf = (part: Part) => (part === 'others' ? labels.others : firstYear[part])
  // As on the home page.
  const example = services.find(({ jobs }) => jobs[0])
  const week = example && weekOf(example.jobs[0]!)
  const offer = offers.find(({ service }) => service === example?.slug)
  const inWords =
    earned &&
    week &&
    offer &&
    earnedBy(hoursRunning(week, week.toPerson.most), yearOf(offer), earned, {
      ...{ locale: site.locale, currency: facts.currency, line: example.title },
      many: numberIn(site.locale, week.many),
    })
  return (
    <section
      className={`board padded stack ${styles.firstYear}`}
      aria-labelledby="first-year-heading"
      data-printed=""
    >
      <div className="row">
        <h2 id="first-year-heading" className="title">
          {firstYear.heading}
        </h2>
        <p className="note row">
          {parts.map((part) => (
            <span key={part}>
              <Swatch part={part} />
              {nameOf(part)}
            </span>
          ))}
        </p>
      </div>
      <p className="note">{firstYear.note}</p>
      <ul>
        {offers.map(({ service, volume, included }, index) => {
          const { line, letter, title } = serviceOf(services, service)
          const year = years[index]!
          const amounts = amountsOf(year, amountOf, range)
          const widths = widthsOf(year, scale)
          return (
            <li key={service} className={styles.service} data-line={line}>
              <Bullet line={line} letter={letter} size="small" />
              <div className="row">
                <strong>{title}</strong>
                <p className="note">
                  {volume
                    ? `${numberIn(site.locale, volume.included)} ${volume.unit}`
                    : included[0]}
                </p>
              </div>
              <div className={styles.sum}>
                <Train ends={endsOf(year, scale)} />
                <span className={`note ${styles.amounts}`}>
                  {parts.map((part) => (
                    <span key={part}>
                      <Space part={part} widths={widths} />
                      <span className="visually-hidden">{nameOf(part)}</span>{' '}
                      <span data-amount={part}>{amounts[part]}</span>
                    </span>
                  ))}
                </span>
                <strong className="lead">{amounts.total}</strong>
              </div>
            </li>
          )
        })}
      </ul>
      {inWords && (
        <div className={styles.service}>
          <p className={`clause ${styles.claim}`}>{inWords[0]}</p>
          <p className={`note ${styles.sum}`}>{inWords[1]}</p>
        </div>
      )}
    </section>
  )
}

type Widths = ReturnType<typeof widthsOf>

/** As wide as a part of the drawing, but narrower in proportion where there is less space. */
const Space = ({ part, widths }: { part: keyof Widths; widths: Widths }) => (
  <svg width={widths[part]} height="0" aria-hidden="true" />
)

/** A locomotive, which has to be built; a car for each month; and what others charge, in tow, behind the cars. */
function Train({ ends }: { ends: ReturnType<typeof endsOf> }) {
  return (
    <svg className={styles.train} aria-hidden="true">
      {ends.map((each) => (
        <Stretch key={each.part} cars={12} {...each} />
      ))}
    </svg>
  )
}

/** Of what others charge, the least and the most. With the ring that is at the end of each train. */
const Swatch = ({ part }: { part: Part }) => (
  <svg className={`${styles.train} ${styles.swatch}`} aria-hidden="true">
    {part === 'others' && (
      <>
        <marker id="first-year-end" markerUnits="userSpaceOnUse" overflow="visible">
          <circle cx="11" r="9" fill="none" stroke="currentColor" strokeWidth="4" />
        </marker>
        <Stretch part="most" x1="50%" x2="100%" />
      </>
    )}
    <Stretch part={part} cars={4} x1="0%" x2={part === 'others' ? '50%' : '100%'} />
  </svg>
)

type Part = (typeof parts)[number]

type StretchProps = ReturnType<typeof endsOf>[number] & { cars?: number }

const Stretch = ({ part, cars, ...ends }: StretchProps) => (
  <line
    y1="50%"
    y2="50%"
    {...ends}
    {...looks[part]}
    pathLength={part === 'run' ? cars : looks[part].pathLength}
    data-part={part}
  />
)

/** One dash and a gap, so that the next part starts where its amount does. */
const dash = { pathLength: 100, strokeDasharray: '97 3' }

/** Of what others charge, the least is one dash. */
const looks: Record<StretchProps['part'], SVGAttributes<SVGLineElement>> = {
  rail: { strokeWidth: 0, markerEnd: 'url(#first-year-end)' },
  build: dash,
  run: { strokeDasharray: '.84 .16' },
  others: dash,
  most: { strokeDasharray: '8 4' },
}
