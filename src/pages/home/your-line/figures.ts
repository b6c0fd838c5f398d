import { jobLimits } from '../../../content/job-limits.ts'
import { type Accepted, readNumber } from '../../../lib/read-number.ts'
import type { Figures } from '../../../lib/sum.ts'

export type FigureName = keyof Figures

/** The figures as typed. */
export type Typed = Record<FigureName, string>

export const accepted: Record<FigureName, Accepted> = {
  many: rule(jobLimits.many, true),
  minutes: rule(jobLimits.minutes),
  cost: rule(jobLimits.cost),
  least: rule(jobLimits.share),
  most: rule(jobLimits.share),
  factor: rule(jobLimits.factor),
}

function rule([min, max]: readonly [number, number], whole = false) {
  return { min, max, whole }
}

export const figureNames = Object.keys(accepted) as FigureName[]

/** Reads what was typed. `wrong` lists the figures that are missing or impossible. */
export function readFigures(typed: Typed): { figures: Figures; wrong: FigureName[] } {
  const numbers = Object.fromEntries(
    figureNames.map((name) => [name, readNumber(typed[name], accepted[name])]),
  ) as Record<FigureName, number>
  const isLeftOut = (name: FigureName) => name === 'cost' && typed.cost.trim() === ''
  const wrong = figureNames.filter((name) => !isLeftOut(name) && Number.isNaN(numbers[name]))
  return { figures: { ...numbers, cost: isLeftOut('cost') ? undefined : numbers.cost }, wrong }
}
