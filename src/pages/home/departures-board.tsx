import { useContent } from '../../content/context.tsx'
import { serviceOf } from '../../content/service-of.ts'
import { fill } from '../../lib/fill.ts'
import { SampleMark } from '../../sections/sample-mark.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './departures-board.module.css'
import { createWriter, exampleOf } from './your-line/estimate.ts'

/**
 * The visitor's job, if the page asks for it, then the events of one night. Rows make sense on their own, so screen
 * readers skip the column headings.
 */
export function DeparturesBoard() {
  const { home, entries, work } = useContent()
  if (!home.board) return null
  const { caption, captionWithYours, columns, rows } = home.board
  const hasYours = home.sections.includes('yourLine')
  const shown = work && entries.cases.find(({ slug }) => slug === work.onHome)
  const { levels: _, ...figure } = shown?.result.figures[0] ?? {}
  return (
    <Section name="board">
      <figure className={`board padded ${styles.board}`}>
        <figcaption className={`row ${styles.caption}`}>
          <span id="board-heading">{(hasYours && captionWithYours) || caption}</span>
          <SampleMark />
        </figcaption>
        <div className={styles.head} aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
        <ol className={styles.rows}>
          {hasYours && <YourRow />}
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
          {shown && (
            <li className={styles.row}>
              <span className={styles.time}>{work.board.time}</span>
              <ServiceBullet slug={shown.services[0]!} />
              <strong className={styles.job}>
                <PageLink to={shown.path}>{shown.company}</PageLink>
              </strong>
              <span className={styles.outcome}>{fill(work.board.outcome, figure)}</span>
              <span className={styles.state}>{work.board.state}</span>
            </li>
          )}
        </ol>
      </figure>
    </Section>
  )
}

/** The figures that take the most room. */
const longest = { many: 10_000, minutes: 480, cost: undefined, least: 20, most: 80, factor: 1 }

/** The worked example. The island puts the visitor's figures in its place (src/pages/home/your-line/use-board-row.ts). */
function YourRow() {
  const { home, services, site, facts } = useContent()
  const { yourLine } = home
  const { describe } = createWriter({ yourLine, locale: site.locale, currency: facts.currency })
  const estimate = exampleOf(services[0]!)
  const { outcome, state } = describe(estimate)
  const room = describe({ ...estimate, figures: longest })
  return (
    <li
      className={styles.row}
      data-own="example"
      data-longest-outcome={room.outcome}
      data-longest-state={room.state}
    >
      <span className={styles.time}>{yourLine.board.yours}</span>
      <ServiceBullet slug={services[0]!.slug} />
      <strong className={styles.job}>{estimate.job.name}</strong>
      <span className={styles.outcome}>{outcome}</span>
      <span className={styles.state} data-by="person">
        {state}
      </span>
    </li>
  )
}

function ServiceBullet({ slug }: { slug: string }) {
  const { services } = useContent()
  const { line, letter } = serviceOf(services, slug)
  return <Bullet line={line} letter={letter} size="small" />
}
