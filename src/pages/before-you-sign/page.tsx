import { useContent } from '../../content/context.tsx'
import { Opening } from '../../sections/opening.tsx'
import { TextLine } from '../../sections/text-line.tsx'
import { Clause } from './clause.tsx'
import styles from './page.module.css'

/** The questions that buyers should ask, each with this provider's answer as a clause. */
export function BeforeYouSignPage() {
  const { hero, sample, questions } = useContent().beforeYouSign!
  const entries = Object.entries(questions)
  return (
    <section className="text-page column top" aria-labelledby="page-heading">
      <Opening
        {...hero}
        sample={sample}
        aside={
          <ul className={`line thin ${styles.contents}`}>
            {entries.map(([id, { question }]) => (
              <li key={id} className="station">
                <a href={`#${id}`}>{question}</a>
              </li>
            ))}
          </ul>
        }
      />
      <TextLine
        numbered
        sections={entries.map(([id, { question, ...clause }]) => ({
          id,
          heading: <span className="question">{question}</span>,
          body: <Clause {...clause} />,
        }))}
      />
    </section>
  )
}
