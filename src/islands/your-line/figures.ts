import { jobLimits } from '../../../content/schema/job-limits.ts'
import type { Figures } from './sum.ts'

export type FigureName = keyof Figures

/** The figures as typed. */
export type Typed = Record<FigureName, string>

/** What a field accepts. `whole` rules out fractions. */
export const accepted: Record<FigureName, { min: number; max: number; whole: boolean }> = {
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
    figureNames.map((name) => [name, readNumber(typed[name])]),
  ) as Record<FigureName, number>
  const isLeftOut = (name: FigureName) => name === 'cost' && typed.cost.trim() === ''
  const wrong = figureNames.filter((name) => !isLeftOut(name) && !isPossible(name, numbers[name]))
  return { figures: { ...numbers, cost: isLeftOut('cost') ? undefined : numbers.cost }, wrong }
}

function isPossible(name: FigureName, value: number) {
  const { min, max, whole } = accepted[name]
  return value >= min && value <= max && (!whole || Number.isInteger(value))
}

/** Reads a number as people write it: `1,000`, `1.000`, `1 000`, `2.5`, `2,5`, `$34`, `٣٤`. Otherwise `NaN`. */
export function readNumber(typed: string): number {
  const text = typed
    .replace(/[\s\p{Sc}]/gu, '')
    // Arabic keyboards type these digits. Their last four bits are the value.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
  const plain = /^[1-9]\d{0,2}([.,’']\d{3})+$/.test(text)
    ? text.replace(/\D/g, '')
    : text.replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
