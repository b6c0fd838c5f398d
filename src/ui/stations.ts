const seconds: Record<string, number> = { h: 3600, min: 60, s: 1 }

/**
 * Where two values are on one scale from zero, in percent of its length. It ends at 100 % if they are shares, and
 * otherwise at the greater one. Values that cannot be compared are at its ends.
 *
 * @param before such as `61%`, `4 min 10 s` or `$1,200`
 */
export function stations(before: string, after: string): [number, number] {
  const [from, to] = [measured(before), measured(after)]
  const end = Math.max(from.value, to.value, from.unit === '%' ? 100 : 0)
  const isScale = from.unit === to.unit && end > 0
  return isScale ? [(100 * from.value) / end, (100 * to.value) / end] : [0, 100]
}

/** The number and the unit of a value; of a time, its seconds. NaN if it is something else, such as `2 to 3 days`. */
function measured(text: string) {
  const parts = [...text.matchAll(/(\d[\d.,]*)\s*([^\d\s]*)/g)]
  const isTime = parts.every(([, , unit]) => seconds[unit!])
  const values = parts.map(([, number, unit]) => numberOf(number!) * (isTime ? seconds[unit!]! : 1))
  return {
    value:
      isTime || values.length === 1 ? values.reduce((sum, value) => sum + value, 0) : Number.NaN,
    unit: isTime ? 's' : text.replace(/[\d.,\s]/g, ''),
  }
}

/** Of three digits after a point or comma, it separates thousands. */
const numberOf = (text: string) =>
  Number(text.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))
