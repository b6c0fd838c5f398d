import { useContent } from '../../content.tsx'
import { fill } from '../../lib/fill.ts'
import { serviceOf } from '../../lib/service-of.ts'
import { useAmount } from '../../sections/price.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import styles from './first-year.module.css'
import type { Properties } from './own-volume.ts'
import { amountsOf, endsOf, parts, scaleOf, type Year, yearOf } from './year.ts'

/** What each line costs in its first year, all on one scale, at the included volume. own-volume.ts has other volumes. */
export function FirstYear() {
  const { pricing, services, site, facts } = useContent()
  const amountOf = useAmount()
  const { firstYear, offers, labels } = pricing!
  if (!firstYear) return null
  const { range, yours } = firstYear
  const years = offers.map((offer) => yearOf(offer))
  const nameOf = (part: Part) => (part === 'others' ? labels.others : firstYear[part])
  const properties: Properties = {
    offers: offers.map(({ build, monthly, volume, othersMonthly }) => {
      return { build, monthly, volume, othersMonthly }
    }),
    ...{ locale: site.locale, currency: facts.currency, range, yours },
  }
  return (
    <section
      className={`board padded ${styles.year}`}
      aria-labelledby="first-year-heading"
      data-first-year={JSON.stringify(properties)}
    >
      <h2 id="first-year-heading" className="title">
        {firstYear.heading}
      </h2>
      <p className="note">{firstYear.note}</p>
      <p className={`note row ${styles.legend}`}>
        {parts.map((part) => (
          <span key={part}>
            <Swatch part={part} />
            {nameOf(part)}
          </span>
        ))}
      </p>
      <ul>
        {offers.map(({ service, volume }, index) => {
          const { line, letter, title } = serviceOf(services, service)
          const amounts = amountsOf(years[index]!, amountOf, (least, most) =>
            fill(range, { least, most }),
          )
          return (
            <li key={service} className={`board-row ${styles.row}`} data-line={line}>
              <Bullet line={line} letter={letter} size="small" />
              <strong>{title}</strong>
              {volume && <Volume {...volume} />}
              <Train year={years[index]!} scale={scaleOf(years)} />
              <output className={`text row ${styles.amounts}`}>
                {parts.map((part) => (
                  <span key={part}>
                    <span className="visually-hidden">{nameOf(part)}</span>{' '}
                    <span data-amount={part}>{amounts[part]}</span>
                  </span>
                ))}
                <strong data-amount="total">{amounts.total}</strong>
              </output>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Only with script can it be changed. */
function Volume({ included, unit }: { included: number; unit: string }) {
  return (
    <label className={`note ${styles.volume}`}>
      <input
        type="number"
        min="1"
        max="1000000"
        required
        readOnly
        autoComplete="off"
        defaultValue={included}
      />{' '}
      {unit}
    </label>
  )
}

/** A locomotive, which has to be built; a car for each month; and what others charge, in tow, behind the cars. */
function Train({ year, scale }: { year: Year; scale: number }) {
  return (
    <svg className={styles.train} aria-hidden="true">
      {endsOf(year, scale)
        .toReversed()
        .map((ends) => (
          <Track key={ends.part} {...ends} />
        ))}
    </svg>
  )
}

/** Of what others charge, the least and the most. */
const Swatch = ({ part }: { part: Part }) => (
  <svg className={styles.swatch} aria-hidden="true">
    {part === 'others' && <Track part="most" x1="50%" x2="100%" />}
    <Track
      part={part}
      x1={part === 'others' ? '11%' : '0%'}
      x2={part === 'others' ? '50%' : '100%'}
    />
  </svg>
)

type Part = (typeof parts)[number]

type Ends = Omit<ReturnType<typeof endsOf>[number], 'visibility'> & { visibility?: string }

const Track = ({ part, ...ends }: Ends) => (
  <line {...ends} y1="50%" y2="50%" pathLength={part === 'run' ? 12 : undefined} data-part={part} />
)
