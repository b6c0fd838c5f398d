import styles from './band.module.css'
import { isSmall, type Kind, tileOf } from './marks.ts'
import type { Week } from './sum.ts'

/** What is in a place of a tile; `null` is a gap. */
type Place = Kind | null | undefined

/**
 * The marks of a week on their way along the band. Those that come to a person are marked up to the branch, where they
 * leave; behind the second branch they are marks like all others, because what a person has decided goes on.
 */
export function Band({ week }: { week: Week }) {
  const kinds = tileOf(week)
  return (
    <div className={styles.band}>
      <Marks places={kinds} isBefore />
      <Marks places={isSmall(week.many) ? [] : kinds.map((kind) => (kind ? null : undefined))} />
      <Marks places={kinds.map(() => undefined)} />
    </div>
  )
}

/** A tile over and over, or a small week once. It ends or begins at a branch. */
function Marks({ places, isBefore }: { places: Place[]; isBefore?: boolean }) {
  const small = isSmall(places.length)
  // The marks of a small week end before the branch, or begin behind it. The last tile is for their way.
  const start = !small ? 0 : isBefore ? 3900 - Math.ceil(places.length / 4) * 20 : 60
  return (
    <span className={styles.marks}>
      <svg
        aria-hidden="true"
        viewBox="0 0 4000 64"
        preserveAspectRatio={isBefore ? 'xMaxYMin slice' : 'xMinYMin slice'}
        data-small={small || undefined}
      >
        {[0, 1, 2, 3].flatMap((lane) =>
          ([undefined, 'stops', 'may'] as const).map((kind) => {
            const columns = [...places.keys()].filter(
              (place) => place % 4 === lane && places[place] === kind,
            )
            return (
              <Dashes
                key={`${lane} ${kind}`}
                kind={kind}
                d={`M0 ${lane * 16 + 8}H4000`}
                dashes={dashesOf(
                  columns.map((place) => start + xOf(place)),
                  small ? 4000 : 100,
                )}
              />
            )
          }),
        )}
      </svg>
    </span>
  )
}

/** Where the dash of a place begins. Two lanes are half a place ahead. */
const xOf = (place: number) =>
  Math.floor(place / 4) * 20 + (place % 4 === 1 || place % 4 === 2 ? -3 : 7)

/** Dashes of 6, with their round ends 14 units long. */
function dashesOf(starts: number[], period: number) {
  const sorted = starts.map((start) => (start + period) % period).sort((one, other) => one - other)
  const [first] = sorted
  if (first === undefined) return undefined
  const ends = [...sorted.slice(1), first + period]
  const lengths = sorted.map((start, index) => `6 ${ends[index]! - start - 6}`)
  // Of lengths that are all alike, one is enough.
  const dashes = lengths.every((each) => each === lengths[0]) ? lengths.slice(0, 1) : lengths
  return { strokeDasharray: dashes.join(' '), strokeDashoffset: -first }
}

type DashesProps = { kind: Kind | undefined; d: string; dashes: ReturnType<typeof dashesOf> }

/** Marks along a way. Those that come to a person have an edge. */
const Dashes = ({ kind, d, dashes }: DashesProps) =>
  dashes && (
    <g data-kind={kind} {...dashes}>
      <path d={d} />
      {kind && <path d={d} />}
    </g>
  )

/** Two of the lanes turn off to the person, and come back behind them. */
export function Branches({ week }: { week: Week }) {
  const lowest = tileOf(week).includes('stops') ? 'stops' : 'may'
  const sides = [[lowest, 'may'], []] as const
  return sides.map((kinds, side) => (
    <svg
      // biome-ignore lint/suspicious/noArrayIndexKey: the two sides
      key={side}
      className={styles.branch}
      viewBox="0 0 200 160"
      aria-hidden="true"
    >
      <path d="M-10 16H10V32H50V48H60V64H0V48H-10z" />
      <path d="M0 48a48 48 0 0 1 33.9 14.1l99 99" />
      {!isSmall(week.many) &&
        ways.map((d, lane) => (
          <Dashes key={d} kind={kinds[lane]} d={d} dashes={dashesOf([7], 20)} />
        ))}
    </svg>
  ))
}

/** From the lowest lane and from the one above it. */
const ways = ['M0 56a40 40 0 0 1 28.3 11.7l47 47', 'M-10 40H0a56 56 0 0 1 39.6 16.4l59 59']
