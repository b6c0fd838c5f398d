import { z } from 'zod'
import { headline, hero, items, meta, stat, text, titled } from './parts.ts'

export const aboutSchema = z.strictObject({
  meta,
  hero,
  line: z.strictObject({
    label: text(160),
    stops: z.tuple([text(24), text(24)]),
    person: text(28),
    after: text(24),
  }),
  story: z.strictObject({
    heading: headline(60),
    paragraphs: z.array(text(500)).min(1),
    from: text(12),
    to: text(12),
    stats: items(stat, 1, 5),
  }),
  purpose: z.strictObject({
    heading: headline(60),
    mission: titled(32, 160),
    vision: titled(32, 160),
  }),
  values: z.strictObject({ heading: headline(60), items: items(titled(32, 160)) }),
})

export type About = z.infer<typeof aboutSchema>
