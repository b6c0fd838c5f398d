import { z } from 'zod'
import { end, hero, meta, text, textWith } from '../../content/parts.ts'

/** The index of the articles, and the words around each article. Its page exists when there is an article. */
const fields = z.strictObject({
  meta,
  hero,
  readingTime: textWith(28, 'minutes'),
  updated: textWith(40, 'date'),
  /** Above the links to the services that an article is about. */
  services: text(40),
  /** Of each article. */
  end,
  /** The heading of the footnotes, and the accessible name of the link from one back to the text. */
  notes: text(28),
  backToText: text(40),
  feed: text(28),
  draft: text(16),
})

export const articlesSchema = fields.optional()
export type Articles = z.infer<typeof fields>
