/** The middle of several measurements, and between which they lay. */
export type Spread = { median: number; least: number; most: number }

export function spread(values: number[]): Spread {
  if (values.length === 0) throw new Error('nothing was measured')
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const median =
    sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
  return { median, least: sorted[0]!, most: sorted.at(-1)! }
}

/** How the cost grows from one amount to another: 1 is in proportion, less is better, 2 is the square. */
export function growthExponent(from: [number, number], to: [number, number]): number {
  return Math.log(to[1] / from[1]) / Math.log(to[0] / from[0])
}
