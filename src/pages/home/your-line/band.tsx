import { useId } from 'react'
import type { Week } from '../../../lib/sum.ts'
import styles from './band.module.css'
import { isSmall, type Kind, tileOf } from './marks.ts'

/**
 * The marks of a week on their way along the band. Those that come to a person are marked up to the branch, where they
 * leave; behind the second branch they are marks like all others, because what a person has decided goes on.
 */
export function Band({ week }: { week: Week }) {
  const kinds = tileOf(week)
  const small = isSmall(week.many)
  return (
    <div className={styles.band}>
      <Marks kinds={kinds} isSmall={small} isBefore />
      {small ? (
        <span />
      ) : (
        <Marks kinds={kinds.map((kind) => (kind ? null : undefined))} isSmall={false} />
      )}
      <Marks kinds={kinds.map(() => undefined)} isSmall={small} />
    </div>
  )
}

type MarksProps = {
  /** Those of a tile; `null` is a gap. */
  kinds: (Kind | null | undefined)[]
  isSmall: boolean
  isBefore?: boolean
}

/** A tile over and over, or a small week once. It ends or begins at a branch. */
function Marks({ kinds, isSmall, isBefore }: MarksProps) {
  const id = useId()
  /** Of a small week, just before the branch, or behind it. The last tile is for the way of the marks. */
  const start = isBefore ? 3880 - Math.ceil(kinds.length / 4) * 20 : 40
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
          {kinds.flatMap((kind, place) => {
            if (kind === null) return []
            const lane = place % 4
            const isShifted = lane === 1 || lane === 2
            const column = Math.floor(place / 4) - (isShifted ? 0.5 : 0)
            const x = column * 20 + (isSmall ? 23 : 3)
            // One that begins before the tile ends at its other side.
            const all = x < 0 ? [x, x + 100] : [x]
            return all.map((x) => <Mark key={`${x} ${lane}`} x={x} y={lane * 16 + 4} kind={kind} />)
          })}
        </pattern>
        <rect width="4000" height="64" fill={`url(#${id})`} />
      </svg>
    </span>
  )
}

/** 14 by 8 units, with its edge. */
const Mark = ({ x, y, kind }: { x: number; y: number; kind: Kind | undefined }) =>
  kind ? (
    <rect x={x + 0.75} y={y + 0.75} width="12.5" height="6.5" rx="3.25" data-kind={kind} />
  ) : (
    <rect x={x} y={y} width="14" height="8" rx="4" />
  )

/** Two of the lanes turn off to the person, and come back behind them. */
export function Branches({ week }: { week: Week }) {
  const kinds = new Set(tileOf(week))
  const [first] = kinds.has('stops') ? (['stops'] as const) : (['may'] as const)
  const [second] = kinds.has('may') ? (['may'] as const) : (['stops'] as const)
  const sides = [
    [first, second],
    [undefined, undefined],
  ] as const
  return sides.map((lanes, side) => (
    <svg
      // biome-ignore lint/suspicious/noArrayIndexKey: the two sides
      key={side}
      className={styles.branch}
      viewBox="0 0 200 160"
      data-printed=""
      aria-hidden="true"
    >
      <path d="M-10 16H10V32H50V48H60V64H0V48H-10z" />
      <path d="M0 48a48 48 0 0 1 33.9 14.1l99 99" />
      {!isSmall(week.many) &&
        ways.map((d, lane) => (
          <g key={d} data-kind={lanes[lane]}>
            <path d={d} />
            <path d={d} />
          </g>
        ))}
    </svg>
  ))
}

/** From the lowest lane and from the one above it. */
const ways = ['M0 56a40 40 0 0 1 28.3 11.7l47 47', 'M-10 40H0a56 56 0 0 1 39.6 16.4l59 59']
