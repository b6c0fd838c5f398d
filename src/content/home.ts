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

/** Without punctuation, which nobody says. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''

/** The sentence in which visitors say which job eats their day, and what it shows. */
const yourLine = z.strictObject({
  heading: headline(40),
  /** Marks what the figures are. */
  mark: z.strictObject({ example: text(20), yours: text(20) }),
  /** The sentence: the three fields and the result, in the order of the language. `unit` is the word for minutes. */
  ask: textWith(90, 'many', 'job', 'minutes', 'unit', 'result'),
  /** The label of the field for the job. */
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
  /** What a field needs, after its name and a colon. */
  needs: z.strictObject({
    whole: textWith(60, 'min', 'max'),
    number: textWith(60, 'min', 'max'),
  }),
  result: z.strictObject({
    range: textWith(16, 'from', 'to'),
    hours: textWith(60, 'range', 'hours'),
    worth: textWith(40, 'from', 'to'),
    /** For screen readers: the picture shows it. */
    people: textWith(80, 'range', 'many', 'job'),
    /** When it is less than an hour a week. */
    few: text(100),
  }),
  picture: z.strictObject({
    /** For screen readers. */
    label: textWith(160, 'job', 'range'),
    /** Above the marks of the cases that stop. */
    stop: textWith(28, 'range'),
    marks: text(48),
    /** How many cases a mark counts for, if it is more than one. */
    scale: textWith(48, 'count'),
    /** The last stop of the line, and how many cases get there. */
    through: textWith(40, 'end', 'from', 'to'),
    /** How long the case has been waiting. */
    waiting: textWith(28, 'time'),
  }),
  board: z.strictObject({
    yours: text(10),
    outcome: textWith(60, 'from', 'to', 'hours'),
    state: textWith(28, 'from', 'to'),
    /** Once the visitor has decided a case. */
    now: text(10),
    decided: textWith(40, 'choice', 'result'),
    done: text(20),
  }),
  bring: text(32),
  /** What the button writes into the message. */
  sentence: textWith(240, 'job', 'many', 'minutes', 'hours', 'from', 'to'),
  /** A second sentence, once the visitor has decided a case. */
  decided: textWith(160, 'case', 'choice'),
  sum: z
    .strictObject({
      /** What its button shows, a part of the heading, which is its name. */
      short: text(12),
      heading: text(32),
      today: textWith(40, 'many', 'job', 'minutes'),
      /** The minutes that a stopped case takes. */
      stopped: textWith(48, 'minutes', 'factor'),
      stops: textWith(48, 'share'),
      run: textWith(28, 'hours'),
      cost: textWith(28, 'cost'),
      /** After the two shares, and after the factor. */
      change: text(60),
      longer: text(100),
      promise: text(160),
      privacy: text(100),
    })
    .refine(({ short, heading }) => wordsOf(heading).includes(wordsOf(short)), {
      path: ['short'],
      error: 'has to be words of heading, which is what it is called for screen readers.',
    }),
})

/** Measured in `unit`, before and after, of `label`. The page draws both. */
const levels = z.strictObject({
  before: shared(z.number().positive()),
  after: shared(z.number().min(0)),
  unit: text(12).default(''),
  unitFirst: shared(z.literal(true).optional()),
  label: text(60),
})

const metric = z
  .strictObject({
    value: shared(z.number().min(0).max(999_999)),
    /** Such as $ or hours. Percent, if left out. */
    unit: text(12).optional(),
    /** Whether the unit is before the value. */
    unitFirst: shared(z.literal(true).optional()),
    title: text(60),
    basis,
    levels: levels.optional(),
  })
  .refine(
    ({ value, unit, levels }) =>
      unit || !levels || Math.round(Math.abs(levels.after / levels.before - 1) * 100) === value,
    {
      path: ['levels'],
      error: 'are not as many percent apart as value says. Correct one of them.',
    },
  )

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
  /** The offer is below the buttons, where there is space for it. */
  hero: hero.extend({ offer: text(180).optional() }),
  yourLine,
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
    /** Beside the drawn levels of each metric. */
    levels: z.strictObject({ before: text(16), after: text(16) }).optional(),
    /** Without a basis, the page marks a figure as a sample. */
    metrics: items(metric),
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
  empower: z.strictObject({ heading: headline(90), points: items(titled(40, 200), 1) }),
})

export type Home = z.infer<typeof homeSchema>
