import type { BeforeYouSign } from '../../content/before-you-sign.ts'
import { Prose } from '../../ui/prose.tsx'
import { TableRows } from '../../ui/table-rows.tsx'
import styles from './clause.module.css'

type Question = BeforeYouSign['questions'][string]

/** What the contract says, the numbers and limits below it, and the rest to open. */
export function Clause(props: Pick<Question, 'answer' | 'more' | 'details'>) {
  const { answer, more, details = [] } = props
  return (
    <div className={styles.clause}>
      <p className="clause">{answer}</p>
      {more && <p>{more}</p>}
      {details.map(({ title, text, table }) => (
        <details key={title} className={styles.details}>
          <summary>{title}</summary>
          <Prose>
            <p>{text}</p>
            {table && (
              <table>
                <TableRows {...table} />
              </table>
            )}
          </Prose>
        </details>
      ))}
    </div>
  )
}
