import { z } from 'zod'
import type { Entry } from '../../content/long-text.ts'
import {
  date,
  draftAndSample,
  drawing,
  entryMeta,
  items,
  serviceSlugs,
  shared,
  text,
} from '../../content/parts.ts'

/** The parts of a case, in their order. Each is a heading in its Markdown, in the words of work.yaml. */
export const caseStations = ['start', 'built', 'person', 'result', 'broke', 'today'] as const
export type CaseStation = (typeof caseStations)[number]

/** A case: the part of a file in content/<language>/cases/ above its text. */
export const caseSchema = z.strictObject({
  ...entryMeta,
  services: shared(serviceSlugs),
  company: text(28),
  place: text(32),
  size: text(40),
  since: shared(date),
  ...draftAndSample,
  /** Below the headings: when it started, how long it took to build, when it broke. */
  notes: z.strictObject({ start: text(40), built: text(40), broke: text(40) }),
  /** What broke, one event after the other, each with its day or hour. The text below `What broke` is then a sentence. */
  log: items(z.strictObject({ at: text(28), what: text(140) })).optional(),
  /** What comes in during a week, in the plural, how much of it there is, and how much stops at a person. */
  cases: text(20),
  week: shared(
    z
      .strictObject({ all: z.int().min(1), stopped: z.int().min(0) })
      .refine(({ all, stopped }) => stopped <= all, {
        path: ['stopped'],
        error: 'has to be at most as many as all.',
      }),
  ),
  result: z.strictObject({
    /** The first one is also in the index of the cases. */
    figures: z
      .array(
        z.strictObject({
          before: text(12),
          after: text(12),
          /** The same in one unit, such as 240 and 3 seconds: the drawing is to scale. Only if their units differ. */
          levels: shared(z.array(z.number().nonnegative()).length(2).optional()),
          label: text(48),
        }),
      )
      .min(1)
      .max(3),
    /** The month and the year of the measurement. */
    on: text(24),
    how: text(200),
    when: text(160),
    byWhom: text(160),
  }),
  person: z.strictObject({
    name: text(40),
    role: text(60),
    quote: text(200),
    /** The portrait of a sample person. A customer has a sign with their initials. */
    drawing: shared(drawing.optional()),
    consent: shared(
      z.literal(true, {
        error: 'has to be true: ask the person before you name them, and write it when they agree.',
      }),
    ),
  }),
})

export type Case = z.infer<typeof caseSchema>
export type CaseEntry = Case & Entry & { stations: Record<CaseStation, string> }
