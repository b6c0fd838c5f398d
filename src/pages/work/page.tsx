import { useContent } from '../../content.tsx'
import { QuestionLine } from '../../sections/question-line.tsx'
import { Section } from '../../ui/section.tsx'
import { CaseRow } from './case-row.tsx'
import { CaseSlab } from './case-slab.tsx'
import { Departing } from './departing.tsx'
import styles from './page.module.css'
import { PriceBoard } from './price-board.tsx'

/** The index of the cases. Below it what a line costs, and what to ask before signing. */
export function WorkPage() {
  const { beforeYouSign, entries, pricing, work } = useContent()
  const [first, ...others] = entries.cases
  const { hero, pricesHeading } = work!
  return (
    <>
      <section className={styles.hero} aria-labelledby="page-heading">
        <div className={styles.column}>
          <h1 id="page-heading" className={styles.heading} tabIndex={-1}>
            {hero.heading}
          </h1>
          <p className={styles.intro}>{hero.intro}</p>
          <Departing />
        </div>
        <ul className={styles.cases}>
          <CaseSlab entry={first!} />
          {others.map((entry) => (
            <CaseRow key={entry.slug} entry={entry} />
          ))}
        </ul>
      </section>
      {pricing && (
        <Section name="prices" heading={pricesHeading}>
          <PriceBoard />
        </Section>
      )}
      {beforeYouSign && (
        <Section name="questions" heading={beforeYouSign.hero.heading}>
          <QuestionLine />
        </Section>
      )}
    </>
  )
}
