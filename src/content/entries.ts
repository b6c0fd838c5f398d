import type { Article } from './articles.ts'
import type { TextPage } from './text-page.ts'
import type { Case, CaseStation } from './work.ts'

/** A Markdown file as a page. Its slug is the file's name. */
type Entry = { slug: string; path: string }

export type CaseEntry = Case & Entry & { stations: Record<CaseStation, string> }

/** The HTML of a long text: what is before its first heading of the second level, and a section for each of them. */
export type LongText = {
  lead: string
  sections: { id: string; heading: string; html: string }[]
}

export type ArticleEntry = Article &
  Entry & {
    text: LongText
    /** How long it takes to read. */
    minutes: number
  }

export type TextPageEntry = TextPage & Entry & { text: LongText }

/**
 * The Markdown files of a language, in the order in which pages list them. Their texts are HTML; the build makes it
 * from Markdown without raw HTML.
 */
export type Entries = { cases: CaseEntry[]; articles: ArticleEntry[]; pages: TextPageEntry[] }
