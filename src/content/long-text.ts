/** The HTML of a Markdown text: what is before its first heading of the second level, and a section for each of them. */
export type LongText = { lead: string; sections: { id: string; heading: string; html: string }[] }

/** A Markdown file as a page. Its slug is the file's name. */
export type Entry = { slug: string; path: string }
