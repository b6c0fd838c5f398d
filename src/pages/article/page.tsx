import { useContent } from '../../content/context.tsx'
import { serviceOf } from '../../content/service-of.ts'
import { fill } from '../../lib/fill.ts'
import { dateIn } from '../../lib/format.ts'
import { Counted } from '../../sections/counted.tsx'
import { End } from '../../sections/end.tsx'
import { LongPage } from '../../sections/long-page.tsx'
import { Lead, MarkdownLine } from '../../sections/text-line.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import type { Articles } from '../articles/schema.ts'
import type { ArticleEntry } from './schema.ts'

export function ArticlePage({ content: words, entry }: { content: Articles; entry: ArticleEntry }) {
  const { site, services } = useContent()
  const { title, date, updated, author, minutes, text, figure, sample, draft } = entry
  const lines = (entry.services ?? []).map((slug) => serviceOf(services, slug))
  const opening = (
    <>
      <p className="note row quiet">
        <span>{author ?? site.brand}</span>
        <time dateTime={date}>{dateIn(site.locale, date)}</time>
        {updated && (
          <time dateTime={updated}>
            {fill(words.updated, { date: dateIn(site.locale, updated) })}
          </time>
        )}
        <span>{fill(words.readingTime, { minutes })}</span>
        {draft && <strong>{words.draft}</strong>}
      </p>
      <div className="lead">
        <Lead text={text} />
      </div>
    </>
  )
  const about = {
    id: 'article-lines',
    heading: words.services,
    body: (
      <ul className="stack">
        {lines.map(({ slug, line, letter, title, path }) => (
          <li key={slug} className="row">
            <Bullet line={line} letter={letter} size="small" />
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    ),
  }
  return (
    <LongPage
      heading={title}
      sample={sample}
      opening={opening}
      aside={figure && <Counted {...figure} leadsOn />}
    >
      <MarkdownLine text={text} further={lines.length > 0 ? [about] : []}>
        <End {...words.end} />
      </MarkdownLine>
    </LongPage>
  )
}
