import { z } from 'zod'
import {
  date,
  draftAndSample,
  end,
  entryMeta,
  hero,
  meta,
  serviceSlugs,
  shared,
  text,
  textWith,
} from './parts.ts'

/** The index of the articles, and the words around each article. Its page exists when there is an article. */
const articlesSchema = z.strictObject({
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
  pages: z.strictObject({ label: text(28), page: textWith(28, 'page') }),
})

export const schema = articlesSchema.optional()
declare module './page.ts' {
  interface PageSchemas {
    articles: typeof schema
  }
}

export const articlesOnAPage = 20

/** The paths of the index’s pages: `/articles`, `/articles/2` and so on. */
export function indexPaths({ path }: { path: string }, articles: readonly unknown[]): string[] {
  const pages = Math.ceil(articles.length / articlesOnAPage)
  return Array.from({ length: pages }, (_, page) => (page === 0 ? path : `${path}/${page + 1}`))
}

export const feedPath = ({ path }: { path: string }) => `${path}/feed.xml`

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

export type Article = z.infer<typeof articleSchema>
