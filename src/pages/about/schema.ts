import { z } from 'zod'
import {
  drawing,
  headline,
  hero,
  items,
  meta,
  pictureName,
  sample,
  serviceSlugs,
  shared,
  stat,
  text,
  titled,
} from '../../content/parts.ts'
import { sections } from '../../content/sections.ts'

const person = z.strictObject({
  name: shared(text(40)),
  role: text(90),
  /** What they answer for: slugs of services, each with a line. */
  services: shared(serviceSlugs.optional()),
  /** How to reach them: an e-mail address, a telephone number or a page. */
  reach: shared(
    z.strictObject({
      text: text(40),
      href: z.string().regex(/^(mailto:[^\s@]+@[^\s@]+|tel:\+\d{7,15}|https:\/\/\S+)$/, {
        error: 'is not a link. Write mailto: and an address, tel: and a number, or https://.',
      }),
    }),
  ),
  /** A picture in content/pictures/. */
  portrait: shared(pictureName.optional()),
  /** Shown without a `portrait`. Without either, a sign with their initials. */
  drawing: shared(drawing.optional()),
})

export type Person = z.infer<typeof person>

export const aboutSchema = z.strictObject({
  meta,
  sections: sections('hero', 'story', 'purpose', 'values', 'people'),
  sample,
  hero,
  line: z.strictObject({
    label: text(160),
    stations: z.tuple([text(24), text(24)]),
    person: text(28),
    /** What the person reads: a line each. */
    note: z.array(text(24)).min(1).max(3).optional(),
    after: text(24),
  }),
  story: z.strictObject({
    heading: headline(60),
    paragraphs: z.array(text(500)).min(1),
    /** What happened when, from the first year to today. */
    events: z
      .array(
        z.strictObject({
          when: text(12),
          text: text(90),
          /** The slugs of the services whose lines start with it. */
          services: shared(serviceSlugs.optional()),
        }),
      )
      .min(3)
      .max(5)
      .optional(),
    stats: items(stat.extend({ basis: text(220).optional() }), 1, 5),
  }),
  purpose: z.strictObject({
    heading: headline(60),
    mission: titled(32, 160),
    vision: titled(32, 160),
  }),
  people: z.strictObject({ heading: headline(60), people: items(person, 1, 12) }).optional(),
  values: z.strictObject({ heading: headline(60), items: items(titled(32, 240)) }),
})
export type About = z.infer<typeof aboutSchema>
