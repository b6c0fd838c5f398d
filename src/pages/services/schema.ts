import { z } from 'zod'
import {
  headline,
  hero,
  items,
  link,
  meta,
  refuseUneven,
  sample,
  shared,
  stat,
  text,
  textWith,
} from '../../content/parts.ts'

import { sections } from '../../content/sections.ts'

const rows = { caption: text(60), rows: items(z.array(text(120))) }

const rowsBelowColumns = {
  ...rows,
  columns: z.array(text(20)).min(2).max(4),
  /** What follows from it. */
  end: text(140),
}

const numbers = shared(z.array(z.int().min(1)).min(1).max(8))

/** A piece of the product as the customer’s team sees it. */
const screen = z
  .discriminatedUnion('shows', [
    /** The screen of the person who decides. Its card has the brake. */
    z.strictObject({ shows: shared(z.literal('note')), ...rows }),
    /** An answer. The last row is the passage that it is from. */
    z.strictObject({ shows: shared(z.literal('source')), ...rows }),
    z.strictObject({ shows: shared(z.literal('table')), ...rowsBelowColumns }),
    /** The interruptions of a month, and the days on which they were. */
    z.strictObject({
      shows: shared(z.literal('uptime')),
      days: shared(z.int().min(28).max(31)),
      down: numbers,
      ...rowsBelowColumns,
    }),
    /** Cases that were read, each in a word, and the numbers of those that were wrong. */
    z.strictObject({
      shows: shared(z.literal('sample')),
      caption: rows.caption,
      cases: z.array(text(12)).min(10).max(20),
      wrong: numbers,
      wrongLabel: text(12),
      end: rowsBelowColumns.end,
    }),
  ])
  .superRefine((value, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if ('rows' in value) refuseUneven({ columns: ['', ''], ...value }, context)
    const refuseAbove = (field: string, found: number[], last: number) => {
      for (const [index, number] of found.entries())
        if (number > last) refuse([field, index], `is above ${last}, which is the last one.`)
    }
    if (value.shows === 'uptime') refuseAbove('down', value.down, value.days)
    if (value.shows === 'sample') refuseAbove('wrong', value.wrong, value.cases.length)
  })

export type Screen = z.infer<typeof screen>

export const servicesPageSchema = z.strictObject({
  meta,
  sections: sections('hero', 'stats', 'detail', 'why', 'process', 'callToAction'),
  sample,
  /** `see` is the link to the service that was asked for. */
  hero: hero.extend({ see: textWith(28, 'title').optional() }),
  /** `means`, in bold below the label, says in a few words what the figure is of. */
  stats: items(stat.extend({ means: text(60).optional(), basis: text(220).optional() })),
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
        title: headline(48),
        text: text(240),
        link: link.optional(),
        screen: screen.optional(),
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
export type ServicesPage = z.infer<typeof servicesPageSchema>
