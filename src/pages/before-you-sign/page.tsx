import { End } from '../../sections/end.tsx'
import { LongPage } from '../../sections/long-page.tsx'
import { TextLine } from '../../sections/text-line.tsx'
import { Prose } from '../../ui/prose.tsx'
import { TableRows } from '../../ui/table-rows.tsx'
import styles from './page.module.css'
import type { BeforeYouSign } from './schema.ts'

/** The questions that buyers should ask, each with this provider's answer as a clause. */
export function BeforeYouSignPage({ content }: { content: BeforeYouSign }) {
  const { hero, sample, questions, end } = content
  const entries = Object.entries(questions)
  const contents = (
    <ol className={`line thin ${styles.contents}`} data-clauses="">
      {entries.map(([id, { question }]) => (
        <li key={id} className="station">
          <a href={`#${id}`}>{question}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <LongPage {...hero} sample={sample} aside={contents}>
      <TextLine
        clauses
        sections={entries.map(([id, question]) => ({
          id,
          heading: <span className="question">{question.question}</span>,
          body: <Clause {...question} />,
        }))}
      >
        <End {...end} />
      </TextLine>
    </LongPage>
  )
}

/** What the contract says, a figure, the numbers and limits below it, and the rest to open. */
function Clause(props: BeforeYouSign['questions'][string]) {
  const { answer, figure, more, details = [] } = props
  return (
    <div className={styles.answered}>
      <p className="clause">{answer}</p>
      {figure && (
        <p className={`note ${styles.number}`}>
          <strong className="amount">{figure.value}</strong>
          <span>{figure.label}</span>
        </p>
      )}
      {more && <p>{more}</p>}
      {details.map(({ title, text, table }) => (
        <details key={title} className="fold">
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
