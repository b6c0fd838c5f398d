import { type SiteContent, useContent } from '../../content/context.tsx'
import { SampleNote } from '../../sections/sample-note.tsx'
import { Hero } from '../../ui/hero.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Firms, Parts } from './details.tsx'
import styles from './page.module.css'

/** The questions that have an answer. */
const answered = ({ beforeYouSign }: SiteContent) =>
  Object.entries(beforeYouSign!.questions).filter(([, { answer }]) => answer)

/** The questions that buyers should ask, each with this provider's answer. */
export function BeforeYouSignPage() {
  const content = useContent()
  const { hero, sample, questions } = content.beforeYouSign!
  const { data, review } = questions
  return (
    <Hero {...hero} action={sample && <SampleNote />}>
      <ol className="line introduced">
        {answered(content).map(([name, { question, answer, more, details = [] }], index) => (
          <li key={name} id={name} className={`station pair ${styles.station}`}>
            <span className="station-text" aria-hidden="true">
              {index + 1}
            </span>
            <h2 className="title question">{question}</h2>
            <Prose>
              <p className="title">{answer}</p>
              {more && <p>{more}</p>}
              {name === 'data' && <Parts parts={[data.training, data.retention]} />}
              {name === 'data' && data.subprocessors && <Firms {...data.subprocessors} />}
              {name === 'review' && <Parts parts={[review.legalRoles]} />}
              <Parts parts={details} />
            </Prose>
          </li>
        ))}
      </ol>
    </Hero>
  )
}
