import { z } from 'zod'
import { headline, hero, items, meta, slug, text, time, titled } from './parts.ts'

const departure = z.strictObject({
  time,
  /** The slug of a service. */
  service: slug,
  job: text(40),
  outcome: text(60),
  state: text(20),
  /** Where a person has to decide. */
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
  /** The departures board; leave it out to show the map alone. */
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
