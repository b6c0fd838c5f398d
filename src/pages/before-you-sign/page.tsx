import { useContent } from '../../content.tsx'
import { answered } from '../../sections/question-line.tsx'
import { SampleMark } from '../../sections/sample-mark.tsx'
import { Hero } from '../../ui/hero.tsx'
import styles from './page.module.css'

/** The questions that buyers should ask, each with this provider's answer. */
export function BeforeYouSignPage() {
  const content = useContent()
  const { hero, sample } = content.beforeYouSign!
  return (
    <Hero {...hero}>
      {sample && (
        <p className={styles.sample}>
          <SampleMark />
        </p>
      )}
      <ol className={styles.questions}>
        {answered(content).map(([name, { question, answer, more }]) => (
          <li key={name} id={name} className={styles.stop}>
            <h2 className={styles.question}>{question}</h2>
            <div className={styles.answer}>
              <p className={styles.short}>{answer}</p>
              {more && <p>{more}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Hero>
  )
}
