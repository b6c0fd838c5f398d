import { isFew, Marks } from './band-marks.tsx'
import type { Estimate, Line } from './estimate.ts'
import { gapsOf } from './marks.ts'
import styles from './picture.module.css'
import { Stations } from './stations.tsx'

/** Heights in percent of the drawing's. */
const band = { top: 60, height: 40 }

type Props = {
  services: Line[]
  estimate: Estimate
  label: string
  /** What the last stop says. */
  through: string
  /** Whether one of the cases that have stopped leaves. */
  isDecided?: boolean
}

/** The visitor's week: the chosen line is a band with its stations and a branch, the others are thin lines above it. */
export function Picture({ services, estimate, label, through, isDecided }: Props) {
  const { service, job, figures } = estimate
  const others = services.filter(({ id }) => id !== service.id)
  const lines = services.map((each) => ({
    ...each,
    isChosen: each.id === service.id,
    level: levelOf(others.indexOf(each), others.length),
    thin: Math.min(6, 32 / others.length) / 1.6,
    place: others.indexOf(each),
  }))
  const { many } = figures
  return (
    <div className={styles.picture} role="img" aria-label={label} data-line={service.line}>
      <svg className={styles.lines} data-printed="" aria-hidden="true">
        {lines.map(({ id, line, isChosen, level, thin }) => (
          <rect
            key={id}
            data-line={line}
            width="100%"
            y={percent(isChosen ? band.top : level - thin / 2)}
            height={percent(isChosen ? band.height : thin)}
          />
        ))}
      </svg>
      <div className={styles.band}>
        <Marks many={many} gaps={{ empty: 0, may: 0 }} isBefore />
        <Marks many={many} gaps={gapsOf(figures)} />
      </div>
      {/* To the person, and back. */}
      {[0, 1].map((side) => (
        <svg
          key={side}
          className={styles.branch}
          viewBox="0 0 200 160"
          data-printed=""
          aria-hidden="true"
        >
          <path d="M-10 16H10V32H50V48H60V64H0V48H-10z" />
          <path d="M0 48a48 48 0 0 1 33.9 14.1l99 99" />
          {!isFew(many) && (
            <path d="M-10 40H0a56 56 0 0 1 39.6 16.4l59 59M0 56a40 40 0 0 1 28.3 11.7l47 47" />
          )}
        </svg>
      ))}
      {isDecided && <i className={styles.leaving} />}
      <svg className={styles.letters} data-printed="" aria-hidden="true">
        {lines.map(
          ({ id, line, letter, isChosen, level, place }) =>
            !isChosen && (
              // One that moves fades in.
              <g key={`${id} ${place}`} data-line={line}>
                <svg aria-hidden="true" data-printed="" x={15 + place * 34} y={percent(level)}>
                  <circle />
                  <text>{letter}</text>
                </svg>
              </g>
            ),
        )}
      </svg>
      <Stations service={service} stations={[...job.stations, through]} />
    </div>
  )
}

/** The middle of a thin line; the last is next to the band. */
const levelOf = (place: number, count: number) =>
  (71 - (count - 1 - place) * Math.min(28, 56 / (count - 1))) / 1.6

const percent = (value: number) => `${Math.round(value * 100) / 100}%`
