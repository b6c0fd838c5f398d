import { readStored } from '../../lib/storage.ts'

/** What was chosen at each stop, a digit each: 1, 2, or 0 for one that waits. */
export type Choices = string

export const undecided = (stops: number): Choices => '0'.repeat(stops)

export const isComplete = (choices: Choices) => !choices.includes('0')

/** All that can be chosen: 1111, 1112 and so on. */
export const everyNight = (stops: number): Choices[] =>
  Array.from({ length: 2 ** stops }, (_, night) =>
    Array.from({ length: stops }, (_, stop) => ((night >> (stops - 1 - stop)) & 1) + 1).join(''),
  )

export const replaced = (choices: Choices, stop: number, digit: number) =>
  choices.slice(0, stop) + digit + choices.slice(stop + 1)

/** On how many stops two visitors agree. */
export const agreement = (choices: Choices, theirs: Choices) =>
  [...choices].filter((digit, stop) => digit === theirs[stop]).length

type Decision<Choice> = { choices: Choice[] }

/** What was chosen at a stop, unless it waits. */
export const chosenAt = <Choice>(
  choices: Choices,
  stop: number,
  { choices: both }: Decision<Choice>,
) => both[Number(choices[stop]) - 1]

/** The amount over the rules, how many rules were left, and the choice that was the dearest. */
export function sumOf<Choice extends { over: number }>(chosen: Choice[]) {
  return {
    over: chosen.reduce((sum, { over }) => sum + over, 0),
    left: chosen.filter(({ over }) => over > 0).length,
    dearest: chosen.toSorted((one, other) => other.over - one.over)[0]!,
  }
}

/** What is kept for the tab, a digit for each stop. */
export function readKept(key: string, stops: number): string {
  const digits = readStored('sessionStorage', key) ?? ''
  return digits.length === stops && /^[012]+$/.test(digits) ? digits : undecided(stops)
}

/** What a stop adds to the year: hours, or as a rule the money that the choice costs. */
export const yearOf = (
  { times, minutes }: { times: number; minutes: number },
  { over }: { over: number },
  runs: boolean,
) => (runs ? { hours: 0, cost: times * over } : { hours: (times * minutes) / 60, cost: 0 })
