import { useId } from 'react'
import type { Estimate, Line } from './estimate.ts'
import { gapsOf } from './marks.ts'
import styles from './picture.module.css'

/** Heights in percent of the drawing's. */
const band = { top: 60, height: 40 }

type Props = {
  services: Line[]
  estimate: Estimate
  label: string
  /** What the last stop says. */
  through: string
}

/** The visitor's week: the chosen line is a band with its stops, the others are thin lines above it. */
export function Picture({ services, estimate, label, through }: Props) {
  const { service, job, figures } = estimate
  const others = services.filter(({ id }) => id !== service.id)
  const lines = services.map((each) => ({
    ...each,
    isChosen: each.id === service.id,
    level: levelOf(others.indexOf(each), others.length),
    thin: Math.min(6, 32 / others.length) / 1.6,
    place: others.indexOf(each),
  }))
  const week = { many: figures.many, gaps: { empty: 0, may: 0 } }
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
      <div className={styles.marks}>
        <Marks {...week} />
        <Marks {...week} gaps={gapsOf(figures)} />
      </div>
      <svg className={styles.letters} data-printed="" aria-hidden="true">
        {lines.map(({ id, line, letter, isChosen, level, place }) => (
          // One that moves fades in.
          <g key={`${id} ${place}`} data-line={line} data-chosen={isChosen || undefined}>
            <svg
              aria-hidden="true"
              data-printed=""
              x={isChosen ? 0 : 15 + place * 34}
              y={percent(isChosen ? band.top + band.height / 2 : level)}
            >
              <circle />
              <text>{letter}</text>
            </svg>
          </g>
        ))}
      </svg>
      <ol className={styles.stops}>
        {[service.journey.from, ...job.stations, through].map((stop) => (
          <li key={stop}>{stop}</li>
        ))}
      </ol>
    </div>
  )
}

/** The middle of a thin line; the last is next to the band. */
const levelOf = (place: number, count: number) =>
  (71 - (count - 1 - place) * Math.min(28, 56 / (count - 1))) / 1.6

const percent = (value: number) => `${Math.round(value * 100) / 100}%`

/** Twenty marks in four lanes, over and over; a small week has as many as it has cases. */
function Marks({ many, gaps }: { many: number; gaps: ReturnType<typeof gapsOf> }) {
  const id = useId()
  const isSmall = many < 20
  const places = Array.from({ length: Math.min(many, 20) }, (_, place) => ({
    x: 3 + (Math.floor(place / 4) - (place % 2) / 2) * 20,
    y: 4 + (place % 4) * 16,
    // Spread over the lanes.
    turn: (place * 7) % 20,
  }))
  // One that begins before the tile ends at its other side.
  const drawn = places.flatMap((place) =>
    place.x < 0 ? [place, { ...place, x: place.x + 100 }] : place,
  )
  return (
    <span>
      <svg
        aria-hidden="true"
        viewBox="0 0 4000 64"
        data-printed=""
        preserveAspectRatio="xMinYMin slice"
        data-small={isSmall || undefined}
      >
        <pattern id={id} width={isSmall ? 4000 : 100} height="64" patternUnits="userSpaceOnUse">
          {drawn
            .filter(({ turn }) => turn >= gaps.empty)
            .map(({ x, y, turn }) => (
              <rect
                key={`${x} ${y}`}
                x={x}
                y={y}
                width="14"
                height="8"
                rx="4"
                data-hollow={turn < gaps.empty + gaps.may || undefined}
              />
            ))}
        </pattern>
        <rect width="4000" height="64" fill={`url(#${id})`} />
      </svg>
    </span>
  )
}
