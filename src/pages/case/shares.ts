import { readNumber } from '../../lib/read-number.ts'

const accepted = { min: 0, max: Number.MAX_SAFE_INTEGER, whole: false }
const unitOf = (text: string) => text.replace(/[\d.,’'\s]/g, '')
const numberOf = (text: string) => readNumber(text.replace(unitOf(text), ''), accepted)

/**
 * Both levels of a figure in percent of a common scale, which ends at 100 for percentages and else at the higher level.
 *
 * @param levels both in one unit; if left out, they are read from the texts
 * @returns undefined where the texts have two units, or no number
 */
export function sharesOf(before: string, after: string, levels?: number[]) {
  const unit = unitOf(before)
  if (!levels && unit !== unitOf(after)) return undefined
  const [from, to] = (levels ?? [before, after].map(numberOf)) as [number, number]
  const scale = Math.max(from, to, unit === '%' ? 100 : 0)
  return scale > 0 ? { before: (from / scale) * 100, after: (to / scale) * 100 } : undefined
}
