import { scaleFor } from '../../../drawings/heap.tsx'
import type { Figures, Range } from '../../../lib/sum.ts'

/** One mark for each case, up to this many a week. */
const mostMarks = 240

/**
 * The marks of the cases that come to a person.
 *
 * @param people how many, at least and at most
 */
export function marksOf(many: number, people: Range) {
  const scale = scaleFor(many, mostMarks)
  const [stops, all] = people.map((cases) => Math.round(cases / scale)) as Range
  return { scale, stops, may: all - stops }
}

/** Of twenty places on the band behind the junction, those that may be empty, and those that are. */
export function gapsOf({ least, most }: Figures) {
  const [empty, all] = [least, most].map((share) => Math.round(share / 5)).sort((a, b) => a - b)
  return { empty: empty!, may: all! - empty! }
}
