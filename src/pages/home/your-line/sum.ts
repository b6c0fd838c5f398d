/** What a visitor enters for a job, all of it checked. */
export type Figures = {
  /** Cases a week. */
  many: number
  /** Minutes that a person needs for one case. */
  minutes: number
  /** What an hour costs, in the currency of facts.yaml. */
  cost: number | undefined
  /** The share that stops at a person, in percent. */
  least: number
  most: number
}

export type Range = [from: number, to: number]

/** The result, rounded as a person would. Hours are hours a week. */
export type Sum = {
  hours: number
  /** Hours that run on the network. */
  network: Range
  /** Cases that come to a person. */
  people: Range
  /** Cases that run straight through. */
  through: Range
  /** What the unrounded hours on the network are worth. */
  worth: Range | undefined
}

export function workOut({ many, minutes, cost, least, most }: Figures): Sum {
  const [low, high] = [Math.min(least, most), Math.max(least, most)]
  // One division at the end, so that 0.1 + 0.2 never decides how a half is rounded.
  const minutesTimes100 = (share: number) => many * minutes * (100 - share)
  const people: Range = [Math.round((many * low) / 100), Math.round((many * high) / 100)]
  return {
    hours: roundHours(minutesTimes100(0), 6000),
    network: [roundHours(minutesTimes100(high), 6000), roundHours(minutesTimes100(low), 6000)],
    people,
    through: [many - people[1], many - people[0]],
    worth:
      cost === undefined
        ? undefined
        : [
            roundToTen(minutesTimes100(high) * cost, 6000),
            roundToTen(minutesTimes100(low) * cost, 6000),
          ],
  }
}

/** Whole hours from 5 on, below to one decimal. */
function roundHours(dividend: number, divisor: number) {
  const decimal = dividend / divisor >= 5 ? 1 : 10
  return Math.round((dividend * decimal) / divisor) / decimal
}

const roundToTen = (dividend: number, divisor: number) => Math.round(dividend / (divisor * 10)) * 10
