import { z } from 'zod'
import { hero, meta, text, textWith } from '../../content/parts.ts'

/** The index of the cases, and the words around each case. Its page exists when there is a case. */
const fields = z.strictObject({
  meta,
  hero,
  stations: z.strictObject({
    start: text(28),
    built: text(28),
    person: text(28),
    result: text(28),
    broke: text(28),
    today: text(28),
  }),
  /** The facts beside the headline of a case. */
  facts: z.strictObject({ label: text(40), size: text(20), since: text(20), price: text(20) }),
  price: textWith(60, 'build', 'monthly'),
  stopped: textWith(40, 'stopped', 'cases'),
  stop: textWith(60, 'stopped', 'all', 'cases'),
  through: textWith(40, 'through'),
  measured: textWith(40, 'on'),
  measurement: z.strictObject({ how: text(16), when: text(16), byWhom: text(16) }),
  /** Above the values of a figure. */
  labels: z.strictObject({ before: text(16), after: text(16) }),
  /** A figure as a screen reader says it. */
  change: textWith(48, 'before', 'after'),
  since: textWith(40, 'since'),
  /** The end of a case: the reader's own line, and another case. */
  next: z.strictObject({
    heading: text(28),
    note: text(40),
    text: textWith(180, 'cases'),
    other: textWith(40, 'company'),
  }),
  /** Beside a service that no case is about. */
  without: text(90),
  /** A link from the service that the case is about. */
  runningAt: textWith(60, 'company'),
  /** What marks a case that only `npm run dev` and a preview show. */
  draft: text(16).optional(),
})

export const workSchema = fields.optional()
export type Work = z.infer<typeof fields>
