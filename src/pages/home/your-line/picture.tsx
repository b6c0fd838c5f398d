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
  /** Whether one of the cases that have stopped leaves. */
  isDecided?: boolean
}

/** The visitor's week: the chosen line is a band with its stops and a branch, the others are thin lines above it. */
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
      <div className={styles.marks}>
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
          {many >= fewCases && (
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
      <b key={service.id} className={styles.sign}>
        {service.letter}
      </b>
      <ol className={styles.stops}>
        {[service.journey.from, ...job.stations, through].map((stop, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of the stops
          <li key={place}>{stop}</li>
        ))}
      </ol>
    </div>
  )
}

/** The middle of a thin line; the last is next to the band. */
const levelOf = (place: number, count: number) =>
  (71 - (count - 1 - place) * Math.min(28, 56 / (count - 1))) / 1.6

const percent = (value: number) => `${Math.round(value * 100) / 100}%`

/** As many marks as a tile of the pattern has, and fewer than which are drawn once. */
const tile = 20
const fewCases = 17

type MarksProps = { many: number; gaps: ReturnType<typeof gapsOf>; isBefore?: boolean }

/** Twenty marks in four lanes, over and over; a small week has as many as it has cases. It ends or begins at the branch. */
function Marks({ many, gaps, isBefore }: MarksProps) {
  const id = useId()
  const isSmall = many < fewCases
  const places = Array.from({ length: Math.min(many, tile) }, (_, place) => {
    const lane = place % 4
    const isShifted = lane === 1 || lane === 2
    return {
      x: (isSmall ? 23 : 3) + (Math.floor(place / 4) - (isShifted ? 0.5 : 0)) * 20,
      y: 4 + lane * 16,
      // Spread over the lanes.
      turn: (place * 7) % tile,
    }
  })
  /** Of a small week, just before the branch, or behind it. The last tile is for the way of the marks. */
  const start = isBefore ? 3880 - Math.ceil(many / 4) * 20 : 40
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
        preserveAspectRatio={isBefore ? 'xMaxYMin slice' : 'xMinYMin slice'}
        data-small={isSmall || undefined}
      >
        <pattern
          id={id}
          patternTransform={isSmall ? `translate(${start})` : undefined}
          width={isSmall ? 4000 : 100}
          height="64"
          patternUnits="userSpaceOnUse"
        >
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
