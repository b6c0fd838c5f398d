import type { Night } from '../../content/night.ts'

/** Something that came in, with the sign of its line, and a link to the case of it. */
export type NightEvent = Night['events'][number] & {
  line: number
  letter: string
  link?: { href: string; text: string } | undefined
}
export type Stop = NightEvent & { decision: NonNullable<NightEvent['decision']> }

export type Choice = Stop['decision']['choices'][number]

/** Everything that the island shows. */
export type NightProps = Pick<
  Night,
  'before' | 'done' | 'more' | 'change' | 'morning' | 'ticket' | 'year'
> & {
  events: NightEvent[]
  /** The path of the page, whose last part may be a night. */
  path: string
  /** What someone has decided who sent the visitor the link. */
  theirs?: string | undefined
  locale: string
  currency: string
}

/** What the visitor has decided, and what changes it. */
export type Decided = {
  stops: Stop[]
  choices: string
  /** For each stop 1 if it runs as a rule, or 0. */
  running: string
  /** The stop that the visitor has just decided. */
  last: number | undefined
  choose: (stop: number, digit: number) => void
  letRun: (stop: number, digit: number) => void
  clear: () => void
}

export const isStop = (event: NightEvent): event is Stop => event.decision !== undefined
