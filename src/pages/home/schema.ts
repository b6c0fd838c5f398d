import { z } from 'zod'
import {
  headline,
  hero,
  items,
  link,
  meta,
  sample,
  shared,
  siteHref,
  text,
  textWith,
  titled,
} from '../../content/parts.ts'
import { sections } from '../../content/sections.ts'

/** The sentence in which visitors say which job eats their day, and what it shows. */
const yourLine = z.strictObject({
  /** The text alternative of the lines in the first screen. */
  lines: textWith(120, 'job'),
  heading: headline(40),
  /** Below the heading: what a line is. */
  line: text(80),
  /** Says whose the figures are. */
  label: z.strictObject({ example: text(20), yours: text(20) }),
  /** The sentence: the three fields and the result, in the order of the language. `unit` is the word for minutes. */
  ask: textWith(90, 'many', 'job', 'minutes', 'unit', 'result'),
  /** The label of the field for the job. */
  legend: text(16),
  fields: z.strictObject({ many: text(20), minutes: text(20) }),
  /** What a field needs, after its name and a colon. */
  needs: z.strictObject({
    whole: textWith(60, 'min', 'max'),
    number: textWith(60, 'min', 'max'),
  }),
  result: z.strictObject({
    range: textWith(16, 'from', 'to'),
    hours: textWith(60, 'range', 'hours'),
    /** Instead of `hours`, where the week has one hour. */
    hour: textWith(60, 'range'),
    /** How many cases stop, for screen readers: the picture shows it. */
    people: textWith(80, 'range', 'many', 'job'),
    /** Instead of `people`, where the week has one case. */
    one: text(80),
    /** Instead of a range, where the job takes less than an hour a week. */
    few: text(100),
  }),
  picture: z.strictObject({
    /** The text alternative of the picture. */
    label: textWith(160, 'job', 'range'),
    /** How many cases stop, how many of them always and how many sometimes. */
    stop: textWith(60, 'range', 'many'),
    always: textWith(20, 'count'),
    sometimes: textWith(20, 'count'),
    /** How many cases a mark counts for, if it is more than one. */
    scale: textWith(48, 'count'),
    /** How many do not stop. */
    through: textWith(40, 'range'),
  }),
  /** Leads to the decision. */
  decide: text(32),
  bring: text(32),
  /** What the button writes into the message. */
  sentence: textWith(240, 'job', 'many', 'minutes', 'hours', 'range'),
  /** Instead of `sentence`, where the line handles no hours. */
  sentenceWithout: textWith(160, 'job', 'many', 'minutes'),
  /** A second sentence, once the visitor has decided a case. */
  decided: textWith(160, 'case', 'choice'),
  /** Around the calls of decisions (src/content/call.ts). */
  call: z
    .strictObject({
      listen: text(32),
      stop: text(32),
      read: text(24),
      /** In place of the buttons, until the caller knows. */
      decided: textWith(40, 'choice'),
      failed: text(90),
      /** Where the browser did not take the first press for one. */
      again: text(60),
    })
    .optional(),
  /** Where the buttons of the decision were. */
  next: link.optional(),
  sum: z.strictObject({
    heading: text(32),
    today: textWith(40, 'many', 'job', 'minutes'),
    /** The minutes that a stopped case takes. */
    stopped: textWith(48, 'minutes', 'factor'),
    stops: textWith(48, 'share'),
    run: textWith(28, 'hours'),
    promise: text(160),
  }),
})

/** In a sentence, of whom a figure is. */
const basis = text(70).optional()

/** Measured in `unit`, before and after, of `label`. The page draws both. */
const levels = z.strictObject({
  before: shared(z.number().positive()),
  after: shared(z.number().min(0)),
  unit: text(12).default(''),
  unitFirst: shared(z.literal(true).optional()),
  label: text(60),
})

const inPercent = ({ before, after }: { before: number; after: number }) =>
  Math.abs(after / before - 1) * 100
const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0

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
      unit || !levels || inPercent(levels).toFixed(decimalsOf(value)) === String(value),
    {
      path: ['levels'],
      error: 'are not as many percent apart as value says. Correct one of them.',
    },
  )

export const homeSchema = z.strictObject({
  meta,
  sections: sections('hero', 'yourLine', 'impact', 'services', 'features', 'empower').refine(
    (list) => list.indexOf('yourLine') < 2,
    {
      error:
        'has yourLine too late: it is beside the headline. Put it right after hero, or leave it out.',
    },
  ),
  sample,
  /** Below the buttons: the offer in a line, and what else there is to say of it, where there is space. */
  hero: hero.extend({ offer: text(44).optional(), offerDetails: text(140).optional() }),
  yourLine,
  impact: z.strictObject({
    heading: headline(60),
    /** Beside the drawn levels of each metric. */
    levels: z.strictObject({ before: text(16), after: text(16) }).optional(),
    /** Without a basis, the page marks a figure as a sample. */
    metrics: items(metric),
    /** To how the figures are measured. Each language has its own, or none. */
    link: z
      .strictObject({ text: text(40), href: siteHref })
      .optional()
      .meta({ own: true }),
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
  empower: z.strictObject({
    heading: headline(90),
    points: items(titled(40, 200).extend({ link: link.optional() }), 1),
  }),
})

export type Home = z.infer<typeof homeSchema>
