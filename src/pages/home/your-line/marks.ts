import { scaleFor } from '../../../drawings/heap.tsx'
import { type Range, type Week, workOut } from './sum.ts'

/**
 * The marks of the cases that come to a person.
 *
 * @param people how many, at least and at most
 */
export function marksOf(many: number, people: Range) {
  const scale = scaleFor(many, 240)
  const [stops, all] = people.map((cases) => Math.round(cases / scale)) as Range
  return { scale, stops, may: all - stops }
}

/** As many marks as a tile of the band has, in four lanes. */
const tile = 20

/** A smaller week is drawn once, as many marks as it has cases, in three columns at most. */
export const isSmall = (many: number) => many < 13

/** A case that stops for certain, or one that may. */
export type Kind = 'stops' | 'may'

/** The two lowest lanes turn off to the person. */
const lanes: Record<Kind, number[]> = { stops: [3, 2, 1, 0], may: [2, 3, 1, 0] }

/**
 * The marks of a tile, four to a column, as the shares are. Those that come to a person are in the lanes that turn off,
 * spread over their columns; if these are full, in the others, too.
 */
export function tileOf(week: Week): (Kind | undefined)[] {
  const kinds = Array<Kind | undefined>(Math.min(week.many, tile)).fill(undefined)
  const { least, most } = week.toPerson
  // A share that is not 0 is seen. The greater one is greater.
  const stops = Math.max(Number(least > 0), Math.round(least / 5))
  const may = Math.max(1, Math.round(most / 5) - stops)
  const [always, all] = workOut(week).people
  const counts = isSmall(week.many) ? { stops: always, may: all - always } : { stops, may }
  for (const kind of ['stops', 'may'] as const) {
    const rank = (place: number) =>
      lanes[kind].indexOf(place % 4) * 5 + ((Math.floor(place / 4) * 3) % 5)
    const free = [...kinds.keys()].filter((place) => !kinds[place])
    const first = free.toSorted((one, other) => rank(one) - rank(other)).slice(0, counts[kind])
    for (const place of first) kinds[place] = kind
  }
  return kinds
}
