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
  const stopping = (share: number) => nearest(BigInt(many) * exact(share), percent)
  const running = (share: number) => BigInt(many) * exact(minutes) * (percent - exact(share))
  const worthOf = (hourly: number, share: number) =>
    nearest(running(share) * exact(hourly), hour * one * 10n) * 10
  const people: Range = [stopping(low), stopping(high)]
  return {
    hours: nearestHours(running(0)),
    network: [nearestHours(running(high)), nearestHours(running(low))],
    people,
    through: [many - people[1], many - people[0]],
    worth: cost === undefined ? undefined : [worthOf(cost, high), worthOf(cost, low)],
  }
}

// Whole numbers of millionths, because decimals like 1.14 are not exact: 50 cases of 1.14 minutes are 0.95 hours,
// which have to become 1 and not 0.9.
const one = 1_000_000n
const percent = 100n * one
const hour = 60n * one * percent
const exact = (value: number) => BigInt(Math.round(value * Number(one)))

/** The whole number nearest to a fraction; halves are rounded up. */
const nearest = (dividend: bigint, divisor: bigint) =>
  Number((2n * dividend + divisor) / (2n * divisor))

/** Whole hours from 5 on, below to one decimal. */
const nearestHours = (running: bigint) =>
  running < 5n * hour ? nearest(running * 10n, hour) / 10 : nearest(running, hour)
