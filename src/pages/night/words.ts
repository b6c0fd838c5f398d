import type { Night } from '../../content/night.ts'

/** Something that came in, with the sign of its line, and a link to the case of it. */
export type NightEvent = Night['events'][number] & {
  line: number
  letter: string
  link?: { href: string; text: string } | undefined
}
export type Stop = NightEvent & { decision: NonNullable<NightEvent['decision']> }

/** Everything that the island shows. */
export type NightProps = Pick<
  Night,
  'before' | 'done' | 'more' | 'change' | 'morning' | 'ticket'
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
  /** The stop that the visitor has just decided. */
  last: number | undefined
  choose: (stop: number, digit: number) => void
  clear: () => void
}

export const isStop = (event: NightEvent): event is Stop => event.decision !== undefined
