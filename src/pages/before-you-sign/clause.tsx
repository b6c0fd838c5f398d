import type { BeforeYouSign } from '../../content/before-you-sign.ts'
import { Prose } from '../../ui/prose.tsx'
import { TableRows } from '../../ui/table-rows.tsx'
import styles from './clause.module.css'

/** What the contract says, the numbers and limits below it, and the rest to open. */
export function Clause(props: Omit<BeforeYouSign['questions'][string], 'question'>) {
  const { answer, more, details = [] } = props
  return (
    <div>
      <p className="clause">{answer}</p>
      {more && (
        <p className={`measure ${styles.more}`}>
          {more
            .split('**')
            .map((part, index) => (index % 2 ? <strong key={part}>{part}</strong> : part))}
        </p>
      )}
      {details.map(({ title, text, table }) => (
        <details key={title} className={styles.details}>
          <summary>{title}</summary>
          <Prose>
            <p>{text}</p>
            {table && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, also by keyboard
              <section data-table="" aria-label={title} tabIndex={0}>
                <table>
                  <TableRows {...table} />
                </table>
              </section>
            )}
          </Prose>
        </details>
      ))}
    </div>
  )
}
