import { onHome } from '#content/case-on-home'
import { home } from '#content/home.yaml'
import { hasCases } from '#content/languages'
import { services } from '#content/services.yaml'
import { site } from '#content/site.yaml'
import type { Home } from '../../../content/schema/home.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import styles from './departures-board.module.css'
import { describe, type Trip } from './your-line/trip.ts'

/**
 * The visitor's job, then the events of one night. Rows make sense on their own, so screen readers skip the
 * column headings.
 */
export function DeparturesBoard({
  board,
  trip,
}: {
  board: NonNullable<Home['board']>
  trip: Trip
}) {
  const { caption, columns, rows } = board
  return (
    <figure className={styles.board} data-below-the-fold>
      <figcaption className={styles.caption}>
        <span>{caption}</span>
        <span className={styles.sample}>{site.sample}</span>
      </figcaption>
      <div className={styles.head} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ol className={styles.rows}>
        {/* The key makes it a new row, which fades in, when its job changes. */}
        <YourRow key={trip.job.name} trip={trip} />
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
        {hasCases && onHome && (
          <li className={styles.row}>
            <span className={styles.time}>{onHome.year}</span>
            <ServiceBullet slug={onHome.service} />
            <strong className={styles.job}>
              <PageLink to={onHome.path}>{onHome.company}</PageLink>
            </strong>
            <span className={styles.outcome}>{onHome.outcome}</span>
            <span className={styles.state}>{onHome.state}</span>
          </li>
        )}
      </ol>
    </figure>
  )
}

/** The figures that take the most room. */
const longest = { many: 10_000, minutes: 480, cost: undefined, least: 20, most: 80 }

function YourRow({ trip }: { trip: Trip }) {
  const { outcome, state } = describe(trip)
  const room = describe({ ...trip, figures: longest })
  return (
    <li
      className={styles.row}
      data-own={trip.isOwn ? 'visitor' : 'example'}
      data-longest-outcome={room.outcome}
      data-longest-state={room.state}
    >
      <span className={styles.time}>{home.yourLine.board.yours}</span>
      <ServiceBullet slug={trip.service.slug} />
      <strong className={styles.job}>{trip.job.name}</strong>
      <span className={styles.outcome}>{outcome}</span>
      <span className={styles.state} data-by="person">
        {state}
      </span>
    </li>
  )
}

function ServiceBullet({ slug }: { slug: string }) {
  const service = services.find((each) => each.slug === slug)
  return service && <Bullet line={service.line} letter={service.letter} size="small" />
}
