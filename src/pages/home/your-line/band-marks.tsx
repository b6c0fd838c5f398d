import { useId } from 'react'
import styles from './band-marks.module.css'
import type { gapsOf } from './marks.ts'

/** As many marks as a tile of the pattern has. */
const tile = 20
/** Fewer are drawn once. */
export const isFew = (many: number) => many < 17

type MarksProps = { many: number; gaps: ReturnType<typeof gapsOf>; isBefore?: boolean }

/** Twenty marks in four lanes, over and over; a small week has as many as it has cases. It ends or begins at the branch. */
export function Marks({ many, gaps, isBefore }: MarksProps) {
  const id = useId()
  const isSmall = isFew(many)
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
    <span className={styles.marks}>
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
