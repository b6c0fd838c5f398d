import { z } from 'zod'
import {
  basis,
  headline,
  hero,
  items,
  meta,
  sections,
  shared,
  slug,
  text,
  textWith,
  time,
  titled,
} from './parts.ts'

const departure = z.strictObject({
  time: shared(time),
  /** The slug of a service. */
  service: shared(slug),
  job: text(40),
  outcome: text(60),
  state: text(20),
  /** Where a person has to decide. */
  by: shared(z.literal('person').optional()),
})

/** The panel in which visitors choose the job that eats their day. */
const yourLine = z.strictObject({
  heading: headline(40),
  /** Marks what the figures are. */
  mark: z.strictObject({ examples: text(20), example: text(20), yours: text(20) }),
  /** For browsers without scripts: the examples as a table. */
  table: z.strictObject({
    columns: z.array(text(20)).length(3),
    rest: text(60),
    bring: text(32),
  }),
  legend: text(16),
  fields: z.strictObject({
    many: text(20),
    minutes: text(20),
    cost: text(20),
    least: text(20),
    most: text(20),
    factor: text(20),
    optional: text(12),
  }),
  /** Below the fields, unless one of them is wrong. */
  hint: text(60),
  /** What a field needs, after its name and a colon. */
  needs: z.strictObject({
    whole: textWith(60, 'min', 'max'),
    number: textWith(60, 'min', 'max'),
  }),
  result: z.strictObject({
    range: textWith(16, 'from', 'to'),
    /** After the range of hours, if the language needs it there. */
    unit: text(10).optional(),
    hours: textWith(60, 'hours'),
    worth: textWith(28, 'from', 'to'),
    people: textWith(60, 'many', 'cases'),
  }),
  map: z.strictObject({
    people: textWith(28, 'from', 'to'),
    note: text(28),
    through: textWith(50, 'from', 'to', 'many'),
  }),
  board: z.strictObject({
    yours: text(10),
    outcome: textWith(60, 'from', 'to', 'hours'),
    state: textWith(28, 'from', 'to'),
  }),
  bring: text(32),
  /** What the button writes into the message. */
  sentence: textWith(240, 'job', 'many', 'cases', 'minutes', 'hours', 'from', 'to'),
  sum: z.strictObject({
    heading: text(32),
    today: textWith(40, 'many', 'cases', 'minutes'),
    /** The minutes that a stopped case takes. */
    stopped: textWith(48, 'minutes', 'factor'),
    stops: textWith(48, 'share'),
    run: textWith(28, 'hours'),
    cost: textWith(28, 'cost'),
    range: textWith(16, 'from', 'to'),
    /** After the two shares, and after the factor. */
    change: text(60),
    longer: text(100),
    promise: text(160),
    privacy: text(100),
  }),
})

export const homeSchema = z.strictObject({
  meta,
  sections: sections(
    'hero',
    'yourLine',
    'board',
    'impact',
    'services',
    'features',
    'empower',
  ).refine((list) => list.indexOf('yourLine') < 2, {
    error:
      'has yourLine too late: it is beside the headline. Put it right after hero, or leave it out.',
  }),
  hero,
  yourLine,
  map: z.strictObject({
    label: text(160),
    interchange: text(28),
  }),
  /** The departures board. It can be deleted. */
  board: z
    .strictObject({
      caption: text(40),
      /** If the visitor’s own job is its first row. */
      captionWithYours: text(40).optional(),
      columns: z.array(text(20)).length(5),
      rows: items(departure, 1),
    })
    .optional(),
  impact: z.strictObject({
    heading: headline(60),
    /** Without a basis, the page marks a figure as a sample. */
    metrics: items(
      z.strictObject({
        value: shared(z.number().min(0).max(999_999)),
        /** Such as $ or hours. Percent, if left out. */
        unit: text(12).optional(),
        /** Whether the unit is before the value. */
        unitFirst: shared(z.literal(true).optional()),
        title: text(60),
        basis,
        /** Draws the level before and after, of a figure in percent. */
        change: shared(z.enum(['rise', 'fall']).optional()),
      }),
    ),
  }),
  services: z.strictObject({ heading: headline(60) }),
  features: z.strictObject({
    heading: headline(60),
    cards: items(
      z.strictObject({
        drawing: shared(z.enum(['hand-over', 'source', 'night', 'plug-in'])),
        title: text(40),
        detail: text(180),
        /** Beside the drawing, when the card is selected. */
        more: text(110),
      }),
    ),
  }),
  empower: z.strictObject({ heading: headline(90), points: items(titled(40, 120), 1) }),
})

export type Home = z.infer<typeof homeSchema>
