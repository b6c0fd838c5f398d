import { useContent } from '../../content/context.tsx'
import type { ArticleEntry } from '../../content/entries.ts'
import { pathOfService, serviceOf } from '../../content/service-of.ts'
import { Heap } from '../../drawings/heap.tsx'
import { fill } from '../../lib/fill.ts'
import { dateIn } from '../../lib/format.ts'
import { Opening } from '../../sections/opening.tsx'
import { Lead, MarkdownLine } from '../../sections/text-line.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import styles from './page.module.css'

export function ArticlePage({ entry }: { entry: ArticleEntry }) {
  const content = useContent()
  const { articles, site, services } = content
  const { title, date, updated, author, minutes, text, figure, sample, draft } = entry
  const words = articles!
  const related = (entry.services ?? []).map((slug) => serviceOf(services, slug))
  return (
    <article className="text-page column top" aria-labelledby="page-heading">
      <Opening heading={title} sample={sample} aside={figure && <Counted {...figure} />}>
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
      </Opening>
      <MarkdownLine text={text} line={related[0]?.line} />
      {related.length > 0 && (
        <div className={`stack ${styles.services}`}>
          <h2 className="text">{words.services}</h2>
          <ul className="row">
            {related.map(({ slug, line, letter, title: name }) => (
              <li key={slug} className="row">
                <Bullet line={line} letter={letter} size="small" />
                <a href={pathOfService(content, slug)}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  )
}

/** The figure of the article, counted out. */
function Counted({ count, of, caption }: NonNullable<ArticleEntry['figure']>) {
  return (
    <figure className={styles.counted}>
      <Heap marks={{ counted: count, rest: of - count }} columns={20} />
      <figcaption>{fill(caption, { count, of })}</figcaption>
    </figure>
  )
}
