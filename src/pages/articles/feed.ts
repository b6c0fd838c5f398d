import { Feed } from 'feed'
import type { SiteContent } from '../../content/context.tsx'
import type { LongText } from '../../content/long-text.ts'
import { urlOf } from '../../lib/addresses.ts'
import { withoutSoftHyphens } from '../../lib/soft-hyphens.ts'
import { feedPath } from './paths.ts'
import type { Articles } from './schema.ts'

/** Readers of the feed need the newest only. */
const newest = 20

/** The Atom feed of the articles (RFC 4287), with their whole texts. */
export function articlesFeed(meta: Articles['meta'], content: SiteContent): string {
  const { site, language } = content
  const articles = content.pages.article
  const path = feedPath(meta)
  const [latest] = articles
    .map(({ date, updated }) => updated ?? date)
    .sort((a, b) => b.localeCompare(a))
  const feed = new Feed({
    id: urlOf(meta.path),
    title: `${meta.title} | ${site.brand}`,
    description: meta.description,
    link: urlOf(meta.path),
    language,
    copyright: '',
    updated: new Date(latest!),
    feedLinks: { atom: urlOf(path) },
    author: { name: site.brand },
  })
  for (const entry of articles.slice(0, newest)) {
    const { title, path, description, date, updated, author, text } = entry
    feed.addItem({
      id: urlOf(path),
      title: withoutSoftHyphens(title),
      link: urlOf(path),
      description,
      content: absolute(wholeOf(text), path),
      published: new Date(date),
      date: new Date(updated ?? date),
      ...(author && { author: [{ name: author }] }),
    })
  }
  return feed.atom1()
}

const wholeOf = ({ lead, sections }: LongText) =>
  lead + sections.map(({ id, heading, html }) => `<h2 id="${id}">${heading}</h2>${html}`).join('')

/** Feed readers do not know the address of the site. Only in tags: a code sample may show an attribute. */
export const absolute = (html: string, path: string) => {
  const { origin } = new URL(urlOf('/'))
  return html.replace(/<[a-z](?:"[^"]*"|[^">])*>/g, (tag) =>
    tag
      .replaceAll(' href="#', ` href="${urlOf(path)}#`)
      .replace(/ (href|src)="\//g, ` $1="${origin}/`)
      .replace(/ srcset="[^"]*"/g, (set) => set.replace(/(="|, )\//g, `$1${origin}/`)),
  )
}
