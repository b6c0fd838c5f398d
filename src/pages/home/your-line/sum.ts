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

/** Hours a week that run on the network if this share stops at a person, not rounded. */
export const hoursRunning = ({ many, minutes }: Figures, share: number) =>
  (many * minutes * (100 - share)) / 6000

export function workOut(figures: Figures): Sum {
  const { many, cost, least, most } = figures
  const [low, high] = [Math.min(least, most), Math.max(least, most)]
  const running = (share: number) => hoursRunning(figures, share)
  const worthOf = (hourly: number, share: number) => nearest((running(share) * hourly) / 10) * 10
  const people: Range = [nearest((many * low) / 100), nearest((many * high) / 100)]
  return {
    hours: nearestHours(running(0)),
    network: [nearestHours(running(high)), nearestHours(running(low))],
    people,
    through: [many - people[1], many - people[0]],
    worth: cost === undefined ? undefined : [worthOf(cost, high), worthOf(cost, low)],
  }
}

/**
 * 50 cases of 1.14 minutes are 0.95 hours, but the computer has 0.9499999999999998: what is beyond the sixth decimal is
 * its error.
 */
export const precise = (value: number) => Number(value.toFixed(6))

const nearest = (value: number) => Math.round(precise(value))

/** Whole hours from 5 on, below to one decimal. */
const nearestHours = (value: number) =>
  precise(value) < 5 ? nearest(value * 10) / 10 : nearest(value)
