import { useState, useSyncExternalStore } from 'react'
import { fill } from '../../lib/fill.ts'
import { storedText } from '../../lib/storage.ts'
import { stopsOf } from './stops.ts'
import { chosenIn, sumOf } from './sums.ts'
import type { Choice, NightProps } from './use-properties.ts'

/** Two digits a stop, all choices first: the choice, and 1 if it runs as a rule, else 0. */
const kept = storedText('sessionStorage', 'night')

export type Decided = ReturnType<typeof useChoices>

/** What the visitor has decided, and what of it runs as a rule; and what someone else has, whose night it is. */
export function useChoices({ events, theirs, ticket }: NightProps) {
  const stops = stopsOf(events)
  const many = stops.length
  const undecided = '0'.repeat(2 * many)
  const read = () => {
    const digits = kept.get() ?? ''
    return digits.length === 2 * many && /^[0-2]+$/.test(digits) ? digits : undecided
  }
  const digits = useSyncExternalStore(kept.subscribe, read, () => undecided)
  const [last, setLast] = useState<number>()
  const set = (place: number, digit: number) =>
    kept.set(read().slice(0, place) + digit + read().slice(place + 1))
  const choices = digits.slice(0, many)
  const chosen = chosenIn(choices, stops)
  const their = theirs ? chosenIn(theirs, stops) : undefined
  return {
    stops,
    choices,
    /** Nothing where a stop waits. */
    chosen: chosen as (Choice | undefined)[],
    their,
    /** What the other visitor did at a stop, once this one has decided it. */
    told: chosen.map((own: Choice | undefined, stop) => {
      const other = own && their?.[stop]
      return other && (other === own ? ticket.same : fill(ticket.theirs, { choice: other.text }))
    }),
    /** Once all is decided. */
    sum: choices.includes('0') ? undefined : sumOf(chosen),
    runs: stops.map((_, stop) => digits[many + stop] === '1'),
    /** The stop that the visitor has just decided. */
    last,
    choose(stop: number, digit: number) {
      setLast(stop)
      set(stop, digit)
    },
    letRun: (stop: number, digit: number) => set(many + stop, digit),
    clear: () => kept.set(null),
  }
}

/** The pressed button will be gone: the first choice below the element has the focus then. */
export const focusFirst = (element: Element) =>
  setTimeout(() => element.querySelector('button')!.focus())
