import { useContent } from '../../content/context.tsx'
import { End } from '../../sections/capsule.tsx'
import { LongPage } from '../../sections/long-page.tsx'
import { TextLine } from '../../sections/text-line.tsx'
import styles from './clause.module.css'
import { Clause } from './clause.tsx'

/** The questions that buyers should ask, each with this provider's answer as a clause. */
export function BeforeYouSignPage() {
  const { hero, sample, questions, end } = useContent().beforeYouSign!
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
        sections={entries.map(([id, { question, figure, ...clause }]) => ({
          id,
          heading: <span className="question">{question}</span>,
          aside: figure && (
            <p className={`note ${styles.figure}`}>
              <strong>{figure.value}</strong> <span>{figure.label}</span>
            </p>
          ),
          body: <Clause {...clause} />,
        }))}
      >
        <End {...end} />
      </TextLine>
    </LongPage>
  )
}
