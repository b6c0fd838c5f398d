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
  /** How many times as long a stopped case takes as an average one does today. */
  factor: number
}

type Job = Pick<Figures, 'minutes'> & {
  weekly: number
  toPerson: Pick<Figures, 'least' | 'most' | 'factor'>
}

/** Those of a job's typical week. */
export const figuresOf = ({ weekly, minutes, toPerson }: Job): Figures => ({
  ...{ many: weekly, minutes, cost: undefined, ...toPerson },
})

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

/** A fraction of whole numbers: with decimals the computer would make errors, and round a half down. */
type Fraction = [dividend: bigint, divisor: bigint]

/** Hours a week that run on the network if this share stops at a person, not rounded. */
export function hoursRunning(figures: Figures, share: number) {
  const [dividend, divisor] = running(figures, share)
  return Number(dividend) / Number(divisor)
}

export function workOut(figures: Figures): Sum {
  const { many, cost, least, most } = figures
  const [low, high] = [Math.min(least, most), Math.max(least, most)]
  const hours = (share: number) => nearestHours(running(figures, share))
  const worthOf = (hourly: number, share: number) => {
    const [dividend, divisor] = running(figures, share)
    return nearest([dividend * hundredths(hourly), divisor * 1000n]) * 10
  }
  const peopleAt = (share: number) => nearest([BigInt(many) * hundredths(share), 10_000n])
  const people: Range = [peopleAt(low), peopleAt(high)]
  return {
    hours: hours(0),
    network: [hours(high), hours(low)],
    people,
    through: [many - people[1], many - people[0]],
    worth: cost === undefined ? undefined : [worthOf(cost, high), worthOf(cost, low)],
  }
}

/** Further decimals of what was typed do not count. */
const hundredths = (value: number) => BigInt(Math.round(value * 100))

/**
 * Hours: there are 6,000 hundredths of a minute in one. A whole is 10,000 hundredths of a percent, each with 100
 * hundredths of the factor.
 */
function running({ many, minutes, factor }: Figures, share: number): Fraction {
  const saved = 1_000_000n - hundredths(share) * hundredths(factor)
  return [BigInt(many) * hundredths(minutes) * (saved > 0n ? saved : 0n), 6_000_000_000n]
}

const nearest = ([dividend, divisor]: Fraction) =>
  Number((2n * dividend + divisor) / (2n * divisor))

/** Whole hours from 5 on, below to one decimal. */
const nearestHours = ([dividend, divisor]: Fraction) =>
  dividend < 5n * divisor ? nearest([dividend * 10n, divisor]) / 10 : nearest([dividend, divisor])
