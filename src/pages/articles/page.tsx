import { useContent } from '../../content/context.tsx'
import { serviceOf } from '../../content/service-of.ts'
import { fill } from '../../lib/fill.ts'
import { dateIn } from '../../lib/format.ts'
import { SampleNote } from '../../sections/sample-note.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { Hero } from '../../ui/hero.tsx'
import styles from './page.module.css'
import { articlesIn, articlesOnAPage, feedPath, indexPaths } from './paths.ts'
import type { Articles } from './schema.ts'

/** A page of the index of the articles, the newest first, as a departures board. The first page is at 0. */
export function ArticlesPage({ content, at }: { content: Articles; at: number }) {
  const site = useContent()
  const { hero, meta, feed, pages, draft, readingTime } = content
  const articles = articlesIn(site)
  const paths = indexPaths(meta, articles)
  const shown = articles.slice(at * articlesOnAPage, (at + 1) * articlesOnAPage)
  return (
    <>
      <Hero {...hero} action={articles.some(({ sample }) => sample) && <SampleNote />} />
      <div className={`board ${styles.departures}`}>
        <div className="column">
          <ul>
            {shown.map(({ slug, path, title, description, date, minutes, ...entry }) => (
              <li key={slug} className={styles.article}>
                <time dateTime={date}>{dateIn(site.site.locale, date)}</time>
                <div className="stack">
                  <h2 className="clause">
                    <a className="card-link" href={path}>
                      {title}
                    </a>
                  </h2>
                  <p className="note quiet measure">
                    {description} {entry.draft && draft}
                  </p>
                </div>
                <p className="quiet">{fill(readingTime, { minutes })}</p>
                <p className="row">
                  {(entry.services ?? []).map((service) => (
                    <Bullet key={service} {...serviceOf(site.services, service)} size="small" />
                  ))}
                </p>
              </li>
            ))}
          </ul>
          <div className={`note row ${styles.pages}`}>
            {paths.length > 1 && (
              <nav className="row" aria-label={pages.label}>
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
            <a href={feedPath(meta)}>{feed}</a>
          </div>
        </div>
      </div>
    </>
  )
}
