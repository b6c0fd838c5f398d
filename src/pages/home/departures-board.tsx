import { services } from '#content/services.yaml'
import { site } from '#content/site.yaml'
import type { Home } from '../../../content/schema/home.ts'
import { Bullet } from '../../ui/bullet.tsx'
import styles from './departures-board.module.css'

/** The events of one night. Rows make sense on their own, so screen readers skip the column headings. */
export function DeparturesBoard({ board }: { board: NonNullable<Home['board']> }) {
  const { caption, columns, rows } = board
  return (
    <figure className={styles.board}>
      <figcaption className={styles.caption}>
        <span>{caption}</span>
        <span>{site.sample}</span>
      </figcaption>
      <div className={styles.head} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={row.job} className={styles.row}>
            <time className={styles.time}>{row.time}</time>
            <ServiceBullet slug={row.service} />
            <strong className={styles.job}>{row.job}</strong>
            <span className={styles.outcome}>{row.outcome}</span>
            <span className={styles.state} data-by={row.by}>
              {row.state}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

function ServiceBullet({ slug }: { slug: string }) {
  const service = services.find((each) => each.slug === slug)
  return service && <Bullet line={service.line} letter={service.letter} size="small" />
}
