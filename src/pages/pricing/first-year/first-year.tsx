import type { SVGAttributes } from 'react'
import { useContent } from '../../../content/context.tsx'
import { serviceOf } from '../../../content/service-of.ts'
import { withProperties } from '../../../lib/data-attribute.ts'
import { fill } from '../../../lib/fill.ts'
import { numberIn } from '../../../lib/format.ts'
import { useAmount } from '../../../sections/price.tsx'
import { Bullet } from '../../../ui/bullet.tsx'
import { exampleOf } from '../../home/your-line/estimate.ts'
import { hoursRunning } from '../../home/your-line/sum.ts'
import styles from './first-year.module.css'
import type { Properties } from './own-volume.ts'
import {
  acceptedVolume,
  amountsOf,
  earnedBy,
  endsOf,
  marks,
  parts,
  scaleOf,
  widthsOf,
  yearOf,
} from './year.ts'

/** What each line costs in its first year, all on one scale, at the included volume. own-volume.ts has other volumes. */
export function FirstYear() {
  const { pricing, services, site, facts, home } = useContent()
  const amountOf = useAmount()
  const { firstYear, offers, labels } = pricing!
  if (!firstYear) return null
  const { range, yours } = firstYear
  const years = offers.map((offer) => yearOf(offer))
  const scale = scaleOf(years)
  const nameOf = (part: Part) => (part === 'others' ? labels.others : firstYear[part])
  const example = services[0]!
  const { figures } = exampleOf(example)
  const { mark } = home.yourLine
  const week = {
    ...{ service: example.slug, whose: mark.example },
    hours: hoursRunning(figures, figures.most),
  }
  const earned = firstYear.earned && { ...firstYear.earned, week, yours: mark.yours }
  const formats = { locale: site.locale, currency: facts.currency }
  const offer = offers.find(({ service }) => service === example.slug)
  const properties: Properties = {
    offers: offers.map(({ service, build, monthly, volume, othersMonthly }) => {
      return { service, build, monthly, volume, othersMonthly }
    }),
    ...{ ...formats, range, yours, earned },
  }
  return (
    <first-year {...withProperties(properties)}>
      <section className={`board padded stack ${styles.year}`} aria-labelledby="first-year-heading">
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
        <p className="note" {...marks.note()}>
          {firstYear.note}
        </p>
        <ul>
          {offers.map(({ service, volume, included }, index) => {
            const { line, letter, title } = serviceOf(services, service)
            const year = years[index]!
            const amounts = amountsOf(year, amountOf, (least, most) => fill(range, { least, most }))
            const widths = widthsOf(year, scale)
            return (
              <li key={service} className={`board-row ${styles.row}`} data-line={line}>
                <Bullet line={line} letter={letter} size="small" />
                <div className="row">
                  <strong>{title}</strong>
                  {volume ? (
                    <Volume service={service} {...volume} />
                  ) : (
                    <p className="note">{included[0]}</p>
                  )}
                </div>
                <output className={styles.sum}>
                  <Train ends={endsOf(year, scale)} />
                  <span className={`note ${styles.amounts}`}>
                    {parts.map((part) => (
                      <span key={part}>
                        <Space part={part} widths={widths} />
                        <span className="visually-hidden">{nameOf(part)}</span>{' '}
                        <span {...marks.amount(part)}>{amounts[part]}</span>
                      </span>
                    ))}
                  </span>
                  <strong className="lead" {...marks.amount('total')}>
                    {amounts.total}
                  </strong>
                </output>
              </li>
            )
          })}
        </ul>
        {earned && offer && (
          <p className={`note measure ${styles.earned}`} role="status" {...marks.earned()}>
            {earnedBy(week, yearOf(offer), earned, { ...formats, line: example.title })}
          </p>
        )}
      </section>
    </first-year>
  )
}

/** Only with script can it be changed. */
function Volume(props: { service: string; included: number; unit: string }) {
  const { service, included, unit } = props
  const { site, home, pricing } = useContent()
  const [min, max] = [acceptedVolume.min, acceptedVolume.max].map((end) =>
    numberIn(site.locale, end),
  )
  const name = `volume-${service}`
  return (
    <div className={`note ${styles.terms}`}>
      <label className={styles.volume}>
        <span className="small">{pricing!.firstYear!.volume}</span>
        <input
          className="lead"
          name={name}
          inputMode="numeric"
          readOnly
          autoComplete="off"
          aria-describedby={`${name}-needs`}
          defaultValue={numberIn(site.locale, included)}
        />
        {unit}
      </label>
      <p
        id={`${name}-needs`}
        className={styles.needs}
        aria-live="polite"
        {...marks.needs(fill(`${unit}: ${home.yourLine.needs.whole}`, { min: min!, max: max! }))}
      />
    </div>
  )
}

type Widths = ReturnType<typeof widthsOf>

/** As wide as a part of the drawing, but narrower in proportion where there is less space. */
const Space = ({ part, widths }: { part: keyof Widths; widths: Widths }) => (
  <svg width={widths[part]} height="0" {...marks.space(part)} data-printed="" aria-hidden="true" />
)

/** A locomotive, which has to be built; a car for each month; and what others charge, in tow, behind the cars. */
function Train({ ends }: { ends: ReturnType<typeof endsOf> }) {
  return (
    <svg className={styles.train} data-printed="" aria-hidden="true">
      {ends.map((each) => (
        <Track key={each.part} cars={12} {...each} />
      ))}
    </svg>
  )
}

/** Of what others charge, the least and the most. With the ring that is at the end of each train. */
const Swatch = ({ part }: { part: Part }) => (
  <svg className={`${styles.train} ${styles.swatch}`} data-printed="" aria-hidden="true">
    {part === 'others' && (
      <>
        <marker id="first-year-end" markerUnits="userSpaceOnUse" overflow="visible">
          <circle cx="11" r="9" fill="none" stroke="currentColor" strokeWidth="4" />
        </marker>
        <Track part="most" x1="50%" x2="100%" />
      </>
    )}
    <Track part={part} cars={4} x1="0%" x2={part === 'others' ? '50%' : '100%'} />
  </svg>
)

type Part = (typeof parts)[number]

type TrackProps = ReturnType<typeof endsOf>[number] & { cars?: number }

const Track = ({ part, cars, ...ends }: TrackProps) => (
  <line
    y1="50%"
    y2="50%"
    {...ends}
    {...looks[part]}
    pathLength={part === 'run' ? cars : looks[part].pathLength}
    {...marks.part(part)}
  />
)

/** One dash and a gap, so that the next part starts where its amount does. */
const dash = { pathLength: 100, strokeDasharray: '97 3' }

/** Of what others charge, the least is one dash. */
const looks: Record<TrackProps['part'], SVGAttributes<SVGLineElement>> = {
  rail: { strokeWidth: 2, markerEnd: 'url(#first-year-end)' },
  build: dash,
  run: { strokeDasharray: '.84 .16' },
  others: dash,
  most: { strokeDasharray: '8 4' },
}
