import { z } from 'zod'
import { headline, hero, items, meta, slug, text, titled } from './parts.ts'

const departure = z.strictObject({
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: 'is no time of day. Write hours and minutes, such as 02:14.',
  }),
  /** The slug of the service that did it. */
  service: slug,
  job: text(40),
  outcome: text(60),
  state: text(20),
  /** Where it stopped at the interchange. */
  by: z.literal('person').optional(),
})

export const homeSchema = z.strictObject({
  meta,
  hero,
  map: z.strictObject({
    label: text(160),
    interchange: text(28),
    pause: text(28),
    play: text(28),
  }),
  /** One night's work; leave it out to show the map alone. */
  board: z
    .strictObject({
      caption: text(40),
      columns: z.array(text(20)).length(5),
      rows: items(departure, 1),
    })
    .optional(),
  impact: z.strictObject({
    heading: headline(60),
    /** In percent. */
    metrics: items(z.strictObject({ value: z.number().min(0).max(999), title: text(60) })),
  }),
  services: z.strictObject({ heading: headline(60) }),
  features: z.strictObject({
    heading: headline(60),
    cards: items(
      z.strictObject({
        drawing: z.enum(['hand-over', 'source', 'night', 'plug-in']),
        title: text(40),
        detail: text(180),
      }),
    ),
  }),
  empower: z.strictObject({ heading: headline(90), points: items(titled(40, 120), 1) }),
})

export type Home = z.infer<typeof homeSchema>
