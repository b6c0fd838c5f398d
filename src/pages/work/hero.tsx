import { useContent } from '../../content/context.tsx'
import { Siding } from '../../drawings/siding.tsx'
import { CaseSlab } from '../../sections/case-slab.tsx'
import { Departing } from './departing.tsx'
import styles from './page.module.css'

/** The headline, and the cases. */
export function WorkHero() {
  const { entries, work } = useContent()
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
      <ul className="column stack">
        {entries.cases.map((entry, index) => (
          <li key={entry.slug}>
            <CaseSlab entry={entry}>{index === 0 && <Siding {...entry.week} />}</CaseSlab>
          </li>
        ))}
      </ul>
    </section>
  )
}
