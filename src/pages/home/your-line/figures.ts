import { jobLimits } from '../../../content/job-limits.ts'
import { readNumber } from '../../../lib/read-number.ts'
import type { Week } from './sum.ts'

/** What a visitor enters for a job. */
type Figures = Pick<Week, 'many' | 'minutes'>
export type FigureName = keyof Figures

/** The figures as typed. */
export type Typed = Record<FigureName, string>

const rule = ([min, max]: readonly [number, number], whole = false) => ({ min, max, whole })

export const accepted = { many: rule(jobLimits.many, true), minutes: rule(jobLimits.minutes) }

export const figureNames = Object.keys(accepted) as FigureName[]

/** Reads what was typed. `wrong` lists the figures that are missing or impossible. */
export function readFigures(typed: Typed): { figures: Figures; wrong: FigureName[] } {
  const read = (name: FigureName) => readNumber(typed[name], accepted[name])
  const figures = { many: read('many'), minutes: read('minutes') }
  return { figures, wrong: figureNames.filter((name) => Number.isNaN(figures[name])) }
}
