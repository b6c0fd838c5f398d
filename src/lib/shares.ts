import { readNumber } from './read-number.ts'

const accepted = { min: 0, max: Number.MAX_SAFE_INTEGER, whole: false }

function read(text: string) {
  const [digits = ''] = /\d(?:[\d.,’'\s]*\d)?/.exec(text) ?? []
  return { number: readNumber(digits, accepted), unit: text.replace(digits, '').trim() }
}

/**
 * How long a figure's levels are on a common scale, in percent of it: that of percentages ends at 100, others at the
 * higher level.
 *
 * @param levels both in one unit; otherwise they are read from the texts
 * @returns undefined where the texts have two units, or no number
 */
export function sharesOf(before: string, after: string, levels?: number[]) {
  const [one, two] = [read(before), read(after)]
  if (!levels && one.unit !== two.unit) return undefined
  const [from, to] = levels ?? [one.number, two.number]
  const scale = Math.max(from!, to!, one.unit === '%' ? 100 : 0)
  return scale > 0 ? { before: (from! / scale) * 100, after: (to! / scale) * 100 } : undefined
}
