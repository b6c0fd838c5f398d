import { useContent } from '../../content/context.tsx'
import type { ArticleEntry } from '../../content/entries.ts'
import { fill } from '../../lib/fill.ts'
import { dateIn } from '../../lib/format.ts'
import { SampleMark } from '../../sections/sample-mark.tsx'
import { Hero } from '../../ui/hero.tsx'
import styles from './page.module.css'

type Props = {
  entries: ArticleEntry[]
  /** The paths of all pages of the index. */
  pages: string[]
  /** Of this page. */
  path: string
  feedPath: string
}

/** One page of the index of the articles, the newest first. */
export function ArticlesPage(props: Props) {
  const { articles, site } = useContent()
  const { hero, feed, pages: words, draft, readingTime } = articles!
  return (
    <Hero {...hero}>
      <ul className="ruled introduced">
        {props.entries.map(({ slug, path, title, description, date, minutes, ...entry }) => (
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
                {description} {entry.sample && <SampleMark />}
                {entry.draft && draft}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {props.pages.length > 1 && (
        <nav className={`row ${styles.pages}`} aria-label={words.label}>
          {props.pages.map((path, index) => (
            <a
              key={path}
              className="hover-bar"
              href={path}
              aria-label={fill(words.page, { page: index + 1 })}
              aria-current={path === props.path ? 'page' : undefined}
            >
              {index + 1}
            </a>
          ))}
        </nav>
      )}
      <p className={`note row ${styles.feed}`}>
        <a href={props.feedPath}>{feed}</a>
      </p>
    </Hero>
  )
}
