import type { CaseEntry } from '../../../content/schema/entries.ts'
import { Questions } from '../../sections/questions.tsx'
import { CaseFacts } from './facts.tsx'
import styles from './page.module.css'
import { CaseStops } from './stops.tsx'

/** One job that is running: a line down the page, from the start to today. */
export function CasePage({ entry }: { entry: CaseEntry }) {
  return (
    <>
      <article className="column top" aria-labelledby="page-heading">
        <div className={styles.head}>
          <h1 id="page-heading" className="headline" tabIndex={-1}>
            {entry.title}
          </h1>
          <CaseFacts entry={entry} />
        </div>
        <CaseStops entry={entry} />
      </article>
      <Questions />
    </>
  )
}
