/** A week of a job, all of it checked. */
export type Week = {
  /** Cases a week. */
  many: number
  /** Minutes that a person needs for one case. */
  minutes: number
  /** The share that goes to a person, in percent, and how many times as long such a case takes as an average one does today. */
  toPerson: { least: number; most: number; factor: number }
}

export const weekOf = (job: Omit<Week, 'many'> & { weekly: number }): Week => ({
  ...{ many: job.weekly, minutes: job.minutes, toPerson: job.toPerson },
})

export type Range = [from: number, to: number]

/** Hours a week that the line takes over if this share goes to a person, not rounded. */
export function hoursRunning({ many, minutes, toPerson }: Week, share: number) {
  // Whole numbers up to one division: with decimals the computer would make errors, and round a half down.
  const saved = Math.max(0, 1000 - share * Math.round(toPerson.factor * 10))
  return (many * Math.round(minutes * 100) * saved) / 6_000_000
}

/** The result, rounded as a person would. Hours are hours a week. */
export function workOut(week: Week) {
  const { many, toPerson } = week
  const shares = [toPerson.least, toPerson.most] as const
  const [most, least] = shares.map((share) => rounded(hoursRunning(week, share))) as Range
  const people = shares.map((share) => Math.round((many * share) / 100)) as Range
  return {
    hours: rounded(hoursRunning(week, 0)),
    /** Hours that the line takes over. */
    handled: [least, most] as Range,
    /** Cases that come to a person. */
    people,
    /** Cases that run straight through. */
    through: [many - people[1], many - people[0]] as Range,
  }
}

/** Whole hours from 5 on, below to one decimal. */
const rounded = (hours: number) => (hours < 5 ? Math.round(hours * 10) / 10 : Math.round(hours))
