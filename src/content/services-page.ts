import { z } from 'zod'
import { basis, headline, hero, items, line, meta, sections, shared, stat, text } from './parts.ts'

export const servicesPageSchema = z.strictObject({
  meta,
  sections: sections('hero', 'stats', 'detail', 'why', 'process', 'callToAction'),
  hero,
  stats: items(stat.extend({ basis })),
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
        drawing: shared(z.enum(['brake', 'fast', 'uptime', 'connect', 'track', 'one-line'])),
        /** The card’s background: the dark board, the second background colour, or a line colour. */
        ground: shared(
          z.union([z.enum(['board', 'second']), line], {
            error:
              'is not a background. Write board, second or the number of a line colour, 1 to 8.',
          }),
        ),
        title: headline(48),
        text: text(200),
      }),
    ),
  }),
  process: z.strictObject({
    heading: headline(60),
    steps: items(
      z.strictObject({
        title: text(40),
        description: text(140),
        drawing: shared(z.enum(['measure', 'plan', 'test', 'run'])),
      }),
    ),
  }),
  callToAction: z.strictObject({ heading: headline(60), text: text(120) }),
})
