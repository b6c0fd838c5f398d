import { useContent } from '../../content.tsx'
import { CaseRow } from './case-row.tsx'
import { CaseSlab } from './case-slab.tsx'
import { Departing } from './departing.tsx'
import styles from './page.module.css'

/** The headline, and the cases. */
export function WorkHero() {
  const { entries, work } = useContent()
  const [first, ...others] = entries.cases
  const { hero } = work!
  return (
    <section className={styles.hero} aria-labelledby="page-heading">
      <div className={`column top ${styles.column}`}>
        <h1 id="page-heading" className="display" tabIndex={-1}>
          {hero.heading}
        </h1>
        <p className="lead measure">{hero.intro}</p>
        <Departing />
      </div>
      <ul className="column">
        <CaseSlab entry={first!} />
        {others.map((entry) => (
          <CaseRow key={entry.slug} entry={entry} />
        ))}
      </ul>
    </section>
  )
}
