import { z } from 'zod'
import { headline, icon, items, line, meta, slug, stat, text, titled } from './parts.ts'

const hero = z.strictObject({ heading: headline(60), intro: text(240) })

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

export const servicesPageSchema = z.strictObject({
  meta,
  hero,
  stats: items(stat),
  statsHeading: text(60),
  detail: z.strictObject({
    heading: text(60),
    selectorLabel: text(40),
    featuresHeading: text(32),
    benefitsHeading: text(32),
  }),
  why: z.strictObject({
    heading: headline(60),
    cards: items(
      z.strictObject({
        drawing: z.enum(['brake', 'fast', 'uptime', 'connect', 'track', 'one-line']),
        /** The dark board, the second ground, or a line’s colour by its number. */
        ground: z.union([z.enum(['board', 'second']), line], {
          error: 'is no ground of a card. Write board, second or the number of a line, 1 to 8.',
        }),
        title: headline(48),
        text: text(200),
      }),
    ),
  }),
  process: z.strictObject({
    heading: headline(60),
    steps: items(
      z.strictObject({ step: z.int(), title: text(40), description: text(140), icon }),
    ).superRefine((steps, { addIssue }) => {
      for (const [index, { step }] of steps.entries())
        if (step !== index + 1)
          addIssue({
            code: 'custom',
            path: [index, 'step'],
            message: `has to be ${index + 1}, its place in the list.`,
          })
    }),
  }),
  callToAction: z.strictObject({ heading: headline(60), text: text(120) }),
})

export type ServicesPage = z.infer<typeof servicesPageSchema>

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

export const contactSchema = z.strictObject({
  heading: headline(60),
  intro: text(120),
  facts: z.strictObject({ hours: text(20), email: text(20), telephone: text(20) }),
  next: z.strictObject({ heading: text(40), steps: items(titled(40, 100), 1) }),
  form: z.strictObject({
    label: text(40),
    firstName: text(24),
    lastName: text(24),
    email: text(24),
    phone: text(24),
    message: text(24),
    send: text(28),
    sending: text(28),
    sent: text(120),
    failed: text(120),
    note: text(160),
    withoutScript: text(240),
    honeypot: text(60),
    tooLong: z.strictObject({ before: z.string().max(120), after: z.string().max(40) }),
    offline: text(80),
    online: text(80),
    sendAgain: text(28),
    otherWays: z.strictObject({
      heading: text(60),
      mail: text(80),
      copy: text(28),
      copied: text(60),
      notCopied: text(120),
      call: text(20),
    }),
    mailSubject: text(78),
  }),
})

export type Contact = z.infer<typeof contactSchema>
