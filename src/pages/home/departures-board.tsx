import { home } from '../../content/home.ts'
import { site } from '../../content/site.ts'
import { Bullet } from '../../ui/bullet.tsx'
import styles from './departures-board.module.css'

/** What happened in one night. Each departure is told whole by its row; the column heads are for the eye. */
export function DeparturesBoard() {
  const { caption, columns, rows } = home.board
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
      <ol>
        {rows.map((row) => (
          <li key={row.job} className={styles.row}>
            <time className={styles.time}>{row.time}</time>
            <Bullet line={row.line} letter={row.letter} size="small" />
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
