import { z } from 'zod'
import { choice, decision } from '../../content/decision.ts'
import {
  headline,
  items,
  meta,
  sample,
  serviceSlug,
  shared,
  text,
  textWith,
} from '../../content/parts.ts'
import { stopsOf } from './stops.ts'

/** Each night that can be decided is a page: 32 of them. */
const maxStops = 5

const stop = decision.extend({
  /** How often it comes up in a year, and how many minutes of a person each takes. */
  times: shared(z.int().min(2).max(9999)),
  minutes: shared(z.int().min(2).max(480)),
  choices: z
    .array(
      choice.extend({
        /** By how much it breaks the rule, in the site's currency; 0 if it does not. */
        over: shared(z.int().min(0).max(999_999)),
        /** What has become of it in the morning. */
        end: text(80),
        /** What becomes of it in a year, if every case is decided like that. */
        rule: text(110),
      }),
    )
    .length(2),
})

/** Something that came in, and what was done. With a decision, it stopped, and what is left is the rule that ran out. */
const event = z.strictObject({
  time: text(12),
  service: shared(serviceSlug),
  job: text(40),
  outcome: text(60),
  decision: stop.optional(),
  /** How many more ran through before the next one in the list. */
  more: shared(z.int().min(1).max(60).optional()),
})

/** One night at a client, which visitors decide. The page fills in how many cases there were: they are counted. */
const fields = z
  .strictObject({
    meta,
    hero: z.strictObject({
      heading: headline(60),
      intro: textWith(280, 'came', 'through', 'stops'),
    }),
    note: text(140),
    sample,
    /** On the half of the ticket that someone gets who opens another visitor’s night. */
    before: text(60),
    done: text(16),
    more: textWith(28, 'count'),
    /** A link to the case of the service, if there is one. */
    company: textWith(40, 'company'),
    change: text(20),
    events: items(event, 3, 16),
    morning: z.strictObject({
      time: text(12),
      heading: headline(40),
      /** Until everything is decided. */
      early: text(100),
      /** The link to the first of the stops that wait. */
      waiting: textWith(48, 'count', 'stops'),
      /** How many rules the visitor has left, from none to all. */
      left: items(text(160), 4, maxStops + 1),
      closing: text(100),
      send: text(28),
      /** The same on another visitor’s night. */
      sendBack: text(28),
      shared: text(80),
      copied: text(80),
      /** Where nothing works: the address is in a field, selected. */
      byHand: text(100),
      again: text(24),
    }),
    ticket: z.strictObject({
      title: text(40),
      cases: textWith(40, 'came', 'stops'),
      waits: text(16),
      /** What the amount is, after it. */
      over: text(28),
      /** What the preview of a link asks. */
      ask: text(40),
      /** Of another visitor: below what is face down, what they did at a stop, and the heads of the two halves. */
      turns: text(60),
      theirs: textWith(28, 'choice'),
      same: text(28),
      halves: z.strictObject({ theirs: text(16), yours: text(16) }),
      agree: textWith(48, 'count', 'stops'),
      /** Besides, where they agree on every stop, or on none. */
      all: text(100),
      none: text(100),
      /** Where the amounts differ, and where they are equal. */
      differ: textWith(48, 'amount', 'cases'),
      differOn: textWith(48, 'cases'),
    }),
    /** A year of what the visitor has decided. */
    year: z.strictObject({
      heading: headline(40),
      intro: text(240),
      tonight: textWith(28, 'choice'),
      times: textWith(40, 'times'),
      stop: text(20),
      run: text(20),
      /** For example `{times} stops × {minutes} = {hours}`. */
      stopped: textWith(60, 'times', 'minutes', 'hours'),
      /** What a choice that breaks a rule costs in a year, before what follows from it. */
      rule: textWith(60, 'times', 'amount', 'cost', 'rule'),
      always: textWith(28, 'choice'),
      /** After the sums. */
      hours: text(60),
      cost: text(60),
      /** What it is if everything stops, and if everything runs. */
      allStop: text(140),
      allRun: text(140),
      /** Where a mark counts for more than one case. */
      scale: textWith(48, 'count'),
      bring: text(40),
      /** For the form: a sentence with what was chosen, what a person decides and what is a rule, and if it is all one of the two. */
      message: z.strictObject({
        some: textWith(160, 'amount', 'choices', 'stopped', 'run'),
        allStop: textWith(160, 'amount', 'choices'),
        allRun: textWith(160, 'amount', 'choices'),
      }),
    }),
  })
  .superRefine(({ events, morning }, { addIssue }) => {
    const stops = stopsOf(events).length
    const refuse = (path: PropertyKey[], message: string) =>
      addIssue({ code: 'custom', path, message })
    for (const [index, { decision, job }] of events.entries())
      if (decision && events.findIndex((other) => other.decision && other.job === job) < index)
        refuse(['events', index, 'job'], 'is that of another entry with a decision. Change one.')
    if (stops < 3 || stops > maxStops)
      refuse(['events'], `has ${stops} entries with a decision. Write 3 to ${maxStops}.`)
    else if (morning.left.length !== stops + 1)
      refuse(
        ['morning', 'left'],
        `has ${morning.left.length} entries. Write ${stops + 1}: for no rule left, for one, and so on to all ${stops}.`,
      )
  })

export const nightSchema = fields.optional()
export type Night = z.infer<typeof fields>
