import { z } from 'zod'
import { filled, hero, items, meta, sample, shared, slug, text } from './parts.ts'

/** In the currency of facts.yaml. */
const amount = shared(z.int().positive())

const offer = z.strictObject({
  /** The slug of a service. */
  service: shared(slug),
  /** The least that it costs: once, and then each month. */
  build: amount,
  monthly: amount,
  setUp: text(60),
  included: items(text(100), 1),
  /** What third parties charge. */
  others: items(text(120), 1),
  /** What it does not do. */
  excluded: items(text(120), 1),
})

export type Offer = z.infer<typeof offer>

export const pricingSchema = z.strictObject({
  meta,
  hero,
  sample,
  note: text(80),
  build: filled(28, 'amount'),
  monthly: filled(28, 'amount'),
  labels: z.strictObject({
    from: text(16),
    setUp: text(28),
    included: text(28),
    others: text(40),
    excluded: text(28),
  }),
  offers: z
    .array(offer)
    .min(2)
    .max(4)
    .refine((offers) => new Set(offers.map(({ service }) => service)).size === offers.length, {
      error: 'has two prices for one service. Remove one.',
    }),
})
