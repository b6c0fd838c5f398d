import { z } from 'zod'
import {
  conditional,
  headline,
  items,
  link,
  opening,
  serviceSlug,
  shared,
  text,
  textWith,
} from '../../content/parts.ts'

/** In the currency of facts.yaml. */
const amount = shared(z.int().positive())

/** Cases that are in the monthly price. */
const volume = z.strictObject({
  /** A month. */
  included: shared(z.int().positive().max(1_000_000)),
  /** The price of each case beyond them. */
  each: shared(
    z
      .number()
      .positive()
      .refine((value) => value === Number(value.toFixed(2)), {
        error: 'has more than two decimals. Round it.',
      }),
  ),
  /** What follows their number: “calls a month”. */
  unit: text(28),
  /** The first item of what is included. */
  text: textWith(120, 'included', 'each'),
})

const offer = z.strictObject({
  service: shared(serviceSlug),
  /** The least that it costs: once, and then each month. */
  build: amount,
  monthly: amount,
  setUp: text(60),
  volume: volume.optional(),
  included: items(text(200), 1),
  /** What third parties charge. */
  others: items(text(120), 1),
  /** The least and the most of it that is charged each month, at the volume that is included. */
  othersMonthly: shared(
    z
      .strictObject({ least: z.int().nonnegative(), most: z.int().nonnegative() })
      .refine(({ least, most }) => least <= most, {
        path: ['most'],
        error: 'is less than least. Write the higher amount here.',
      })
      .optional(),
  ),
  excluded: items(text(120), 1),
})

export type Offer = z.infer<typeof offer>

const fields = z.strictObject({
  ...opening,
  note: text(80),
  build: textWith(28, 'amount'),
  monthly: textWith(28, 'amount'),
  labels: z.strictObject({
    from: textWith(24, 'price'),
    setUp: text(28),
    included: text(28),
    others: text(40),
    excluded: text(28),
    /** The link to the service. */
    service: text(28),
    /** The amount is the least and the most that the first year of a service costs. */
    firstYear: textWith(36, 'amount'),
  }),
  /** Beside the price of each service. */
  link: link.optional(),
  /** A drawing of what each offer costs in its first twelve months. */
  firstYear: z
    .strictObject({
      heading: headline(60),
      note: text(120),
      build: text(40),
      run: text(40),
      range: textWith(40, 'from', 'to'),
      /** When the hours of the home page's worked example are worth the price of its line. */
      earned: z
        .strictObject({
          /** What an hour of the client's team costs. */
          cost: amount,
          /** Hours of the client's team: until week twelve in all, and then each week. */
          team: shared(z.number().nonnegative()),
          weekly: shared(z.number().nonnegative()),
          within: textWith(100, 'month'),
          later: conditional(text(100)),
          /** The sentence that names what the month is worked out from. */
          hours: textWith(300, 'line', 'many', 'hours', 'cost'),
        })
        .optional(),
    })
    .optional(),
  offers: z
    .array(offer)
    .min(2)
    .max(8)
    .refine((offers) => new Set(offers.map(({ service }) => service)).size === offers.length, {
      error: 'has two prices for one service. Remove one.',
    }),
})

export const pricingSchema = fields.optional()
export type Pricing = z.infer<typeof fields>
