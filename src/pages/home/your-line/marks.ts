import { scaleFor } from '../../../drawings/heap.tsx'
import { type Week, workOut } from './sum.ts'

/** A case that stops for certain, one that may, and one that does not. */
export type Kind = 'stops' | 'may' | 'runs'

/** Every case of a week, a mark each, or each mark for as many as `scale` says. */
export function marksOf(week: Week): { scale: number; kinds: Kind[] } {
  const scale = scaleFor(week.many, 240)
  const [stops, all] = workOut(week).people.map((cases) => Math.round(cases / scale))
  const marks = Array.from({ length: Math.round(week.many / scale) })
  const kindOf = (mark: number) => (mark < stops! ? 'stops' : mark < all! ? 'may' : 'runs')
  return { scale, kinds: marks.map((_, mark) => kindOf(mark)) }
}
