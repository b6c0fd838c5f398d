import { z } from 'zod'
import type { Entry, LongText } from '../../content/long-text.ts'
import {
  callToActionHref,
  date,
  draftAndSample,
  entryMeta,
  headline,
  shared,
  text,
  textWith,
} from '../../content/parts.ts'

/**
 * Any other page, such as an imprint, terms or the page of a campaign: the part of a file in
 * content/<language>/pages/ above its text.
 */
export const textPageSchema = z.strictObject({
  ...entryMeta,
  /** The page’s name in the footer and in its breadcrumbs. */
  link: text(20),
  /** Pages of campaigns are often in no menu. */
  menu: shared(z.enum(['footer', 'none'])),
  intro: text(240).optional(),
  /** When a person last made sure that it is true. */
  reviewed: z.strictObject({ on: shared(date), text: textWith(60, 'date') }).optional(),
  /** At the end of the line. It leads to the form. */
  callToAction: z
    .strictObject({
      heading: headline(60),
      button: text(28),
      /** As in `cta` of site.yaml, if left out. */
      href: shared(callToActionHref.optional()),
    })
    .optional(),
  ...draftAndSample,
})

export type TextPageEntry = z.infer<typeof textPageSchema> & Entry & { text: LongText }
