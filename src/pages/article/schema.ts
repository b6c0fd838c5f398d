import { z } from 'zod'
import type { Entry, LongText } from '../../content/long-text.ts'
import {
  date,
  draftAndSample,
  entryMeta,
  serviceSlugs,
  shared,
  text,
  textWith,
} from '../../content/parts.ts'

/** An article: the part of a file in content/<language>/articles/ above its text. */
export const articleSchema = z
  .strictObject({
    ...entryMeta,
    date: shared(date),
    updated: shared(date.optional()),
    /** The author is the firm, if this is left out. */
    author: text(40).optional(),
    services: shared(serviceSlugs.optional()),
    /** Drawn beside the headline, a mark for each: so many of so many, and what that means. */
    figure: z
      .strictObject({
        count: shared(z.int().min(0).max(300)),
        of: shared(z.int().min(1).max(300)),
        caption: textWith(120, 'count', 'of'),
        /** Whether what is counted stopped at a person: these marks have the colour of persons. */
        stops: shared(z.boolean().optional()),
      })
      .refine(({ count, of }) => count <= of, {
        path: ['of'],
        error: 'is less than count. Write the larger number here.',
      })
      .optional(),
    ...draftAndSample,
  })
  .refine(({ date, updated = date }) => updated >= date, {
    path: ['updated'],
    error: 'is before date. Write a later day, or leave it out.',
  })

export type ArticleEntry = z.infer<typeof articleSchema> &
  Entry & {
    text: LongText
    /** How long it takes to read. */
    minutes: number
  }
