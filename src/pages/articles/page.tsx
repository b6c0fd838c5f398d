import { useContent } from '../../content/context.tsx'
import { serviceOf } from '../../content/service-of.ts'
import { InterchangeStation } from '../../drawings/person.tsx'
import { fill } from '../../lib/fill.ts'
import { dateIn } from '../../lib/format.ts'
import { Counted } from '../../sections/counted.tsx'
import { SampleNote } from '../../sections/sample-note.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { Hero } from '../../ui/hero.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './page.module.css'
import { feedPath } from './paths.ts'
import type { Articles } from './schema.ts'

/** The index of the articles, the newest first, each with its figure, as a departures board. */
export function ArticlesPage({ content }: { content: Articles }) {
  const { pages, services, site } = useContent()
  const { hero, meta, feed, draft, readingTime } = content
  const articles = pages.article
  return (
    <>
      <Hero {...hero} action={articles.some(({ sample }) => sample) && <SampleNote />} />
      <div className={`board ${styles.departures}`}>
        <div className="column">
          <ol className="line rail">
            {articles.map(({ slug, path, title, description, date, minutes, ...entry }, index) => (
              <li key={slug} className={`station halves ${styles.article}`}>
                {index === 0 && articles.length > 1 && <InterchangeStation />}
                <div className="stack">
                  <h2>
                    <a className="card-link" href={path}>
                      {title}
                      <Icon name="arrow-right" />
                    </a>
                  </h2>
                  <p className="quiet measure">
                    {description} {entry.draft && draft}
                  </p>
                  <p className="row note quiet">
                    <time dateTime={date}>{dateIn(site.locale, date)}</time>
                    <span>{fill(readingTime, { minutes })}</span>
                    <span className={`row ${styles.signs}`}>
                      {(entry.services ?? []).map((service) => (
                        <Bullet key={service} {...serviceOf(services, service)} size="small" />
                      ))}
                    </span>
                  </p>
                </div>
                {entry.figure && <Counted {...entry.figure} />}
              </li>
            ))}
          </ol>
          <p className={`note row ${styles.feed}`}>
            <a href={feedPath(meta)}>{feed}</a>
          </p>
        </div>
      </div>
    </>
  )
}
