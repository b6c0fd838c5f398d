import type { Offer } from '../../../content/schema/pricing.ts'
import { useContent } from '../../content.tsx'
import { fill } from '../../lib/fill.ts'
import { serviceOf } from '../../lib/service-of.ts'
import { useAmount } from '../../sections/price.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import styles from './first-year.module.css'

const months = 12

/** What has been paid at each station of an offer's first year. */
function stationsOf({ build, monthly, othersMonthly = { least: 0, most: 0 } }: Offer) {
  const run = build + months * monthly
  const [least, most] = [othersMonthly.least, othersMonthly.most].map((each) => run + months * each)
  return { build, run, least: least!, most: most! }
}

/** What each line costs in its first year, all on one scale. */
export function FirstYear() {
  const { pricing, services } = useContent()
  const amountOf = useAmount()
  const { firstYear, offers, labels } = pricing!
  if (!firstYear) return null
  const range = (least: number, most: number) =>
    least === most
      ? amountOf(most)
      : fill(firstYear.range, { least: amountOf(least), most: amountOf(most) })
  const scale = Math.max(...offers.map((offer) => stationsOf(offer).most))
  return (
    <section className={`board padded ${styles.year}`} aria-labelledby="first-year-heading">
      <div className={styles.head}>
        <h2 id="first-year-heading" className="title">
          {firstYear.heading}
        </h2>
        <p className="note">{firstYear.note}</p>
      </div>
      <ul>
        {offers.map((offer) => {
          const { line, letter, title } = serviceOf(services, offer.service)
          const { run, least, most } = stationsOf(offer)
          return (
            <li key={offer.service} className={styles.row} data-line={line}>
              <Bullet line={line} letter={letter} size="small" />
              <strong>{title}</strong>
              <strong className={styles.total}>{range(least, most)}</strong>
              <YearLine offer={offer} scale={scale} />
              <span className="visually-hidden">
                {`${firstYear.build} ${amountOf(offer.build)}, ${firstYear.run} ${amountOf(run - offer.build)}, ${labels.others} ${range(least - run, most - run)}`}
              </span>
            </li>
          )
        })}
      </ul>
      <ul className={`note ${styles.key}`} aria-hidden="true">
        {(['build', 'run', 'others'] as const).map((part) => (
          <li key={part}>
            <svg width="40" height="16" aria-hidden="true">
              <Track part={part} from="0%" to="100%" />
            </svg>
            {part === 'others' ? labels.others : firstYear[part]}
          </li>
        ))}
      </ul>
    </section>
  )
}

function YearLine({ offer, scale }: { offer: Offer; scale: number }) {
  const amountOf = useAmount()
  const { build, run, most } = stationsOf(offer)
  const at = (amount: number) => `${Math.round((1e4 * amount) / scale) / 100}%`
  const monthly = Array.from({ length: months - 1 }, (_, month) =>
    at(build + (month + 1) * offer.monthly),
  )
  return (
    <svg className={styles.line} aria-hidden="true">
      <Track part="others" from={at(run)} to={at(most)} />
      <Track part="build" from="0%" to={at(build)} />
      <Track part="run" from={at(build)} to={at(run)} />
      <g strokeWidth="0">
        {monthly.map((x) => (
          <circle key={x} cx={x} cy="50%" r="2.5" />
        ))}
        <text x="0%" y="-0.5em" dx="-9">
          {amountOf(build)}
        </text>
        <text x={at(build)} y="-0.5em" dx="-9">
          {`${months} × ${amountOf(offer.monthly)}`}
        </text>
      </g>
      {[0, build, run].map((paid) => (
        <circle key={paid} cx={at(paid)} cy="50%" r="9" data-station="" />
      ))}
    </svg>
  )
}

const strokes = {
  build: { strokeWidth: 12 },
  run: { strokeWidth: 12 },
  others: { strokeWidth: 5, strokeDasharray: '0 9', strokeLinecap: 'round' },
} as const

/** Hollow while it is built, full while it runs, dotted where others are paid. */
function Track({ part, from, to }: { part: keyof typeof strokes; from: string; to: string }) {
  const ends = { x1: from, x2: to, y1: '50%', y2: '50%' }
  return (
    <>
      <line {...ends} {...strokes[part]} data-part={part} />
      {part === 'build' && <line {...ends} strokeWidth="5" />}
    </>
  )
}
