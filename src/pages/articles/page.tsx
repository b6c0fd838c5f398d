import { articlesOnAPage, feedPath, indexPaths } from '../../content/articles.ts'
import { useContent } from '../../content/context.tsx'
import { fill } from '../../lib/fill.ts'
import { dateIn } from '../../lib/format.ts'
import { SampleNote } from '../../sections/sample-note.tsx'
import { Hero } from '../../ui/hero.tsx'
import styles from './page.module.css'

/** A page of the index of the articles, the newest first. The first page is at 0. */
export function ArticlesPage({ at }: { at: number }) {
  const { articles, site, entries } = useContent()
  const { hero, meta, feed, pages, draft, readingTime } = articles!
  const paths = indexPaths(meta, entries.articles)
  const shown = entries.articles.slice(at * articlesOnAPage, (at + 1) * articlesOnAPage)
  return (
    <Hero {...hero} action={entries.articles.some(({ sample }) => sample) && <SampleNote />}>
      <ul className="ruled introduced">
        {shown.map(({ slug, path, title, description, date, minutes, ...entry }) => (
          <li key={slug} className="pair">
            <p className="note quiet">
              <time dateTime={date}>{dateIn(site.locale, date)}</time>
              {` · ${fill(readingTime, { minutes })}`}
            </p>
            <div className="stack">
              <h2 className="title">
                <a className="card-link" href={path}>
                  {title}
                </a>
              </h2>
              <p className="measure quiet">
                {description} {entry.draft && draft}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {paths.length > 1 && (
        <nav className={`row ${styles.pages}`} aria-label={pages.label}>
          {paths.map((path, index) => (
            <a
              key={path}
              className="hover-bar"
              href={path}
              aria-label={fill(pages.page, { page: index + 1 })}
              aria-current={index === at ? 'page' : undefined}
            >
              {index + 1}
            </a>
          ))}
        </nav>
      )}
      <p className={`note row ${styles.feed}`}>
        <a href={feedPath(meta)}>{feed}</a>
      </p>
    </Hero>
  )
}
