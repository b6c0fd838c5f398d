import { fill } from '../../../lib/fill.ts'
import { Band, Branches } from './band.tsx'
import type { Estimate } from './estimate.ts'
import { LineNames } from './line-names.tsx'
import styles from './picture.module.css'
import { type Range, workOut } from './sum.ts'
import { Ranged, useWords } from './words.tsx'

/** Heights in percent of the drawing's. */
const band = { top: 60, height: 40 }

/** More lines than this beside the band are too close to each other for their names. */
const mostNamed = 5

type Props = {
  estimate: Estimate
  /** Cases that wait for a person. */
  waiting: Range
  /** Whether one of the cases that have stopped leaves. */
  isDecided: boolean
}

/** The visitor's week: the chosen line is a band with its stations and a branch, the others are thin lines above it. */
export function WeekPicture({ estimate, waiting, isDecided }: Props) {
  const { services, yourLine, write } = useWords()
  const { service, job, week } = estimate
  const { label, through } = yourLine.picture
  const others = services.filter(({ id }) => id !== service.id)
  const areApart = others.length <= mostNamed
  const levels = others.map((_, place) => levelOf(place, others.length))
  const thin = Math.min(6, 32 / others.length) / 1.6
  return (
    <div
      className={styles.picture}
      data-printed=""
      role="img"
      aria-label={fill(label, { job: job.name, range: write.range(waiting) })}
      data-line={service.line}
    >
      <svg className={styles.lines} aria-hidden="true">
        {services.map(({ id, line }) => {
          const place = others.findIndex((other) => other.id === id)
          const isChosen = place < 0
          return (
            <rect
              key={id}
              data-line={line}
              width="100%"
              y={percent(isChosen ? band.top : levels[place]! - thin / 2)}
              height={percent(isChosen ? band.height : thin)}
            />
          )
        })}
      </svg>
      <Band week={week} />
      <Branches week={week} />
      {isDecided && <i className={styles.leaving} />}
      <LineNames services={others} levels={levels.map(percent)} areApart={areApart} />
      <LineNames services={[service]} areApart={areApart} />
      <ol className={`column ${styles.stations}`}>
        {[service.journey?.from ?? job.name, ...job.stations].map((station, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of the stations
          <li key={place}>{station}</li>
        ))}
        <li>
          <Ranged text={through} range={workOut(week).through} />
        </li>
      </ol>
    </div>
  )
}

/** The middle of a thin line; the last is next to the band. */
const levelOf = (place: number, count: number) =>
  (71 - (count - 1 - place) * Math.min(28, 56 / (count - 1))) / 1.6

const percent = (value: number) => `${Math.round(value * 100) / 100}%`
