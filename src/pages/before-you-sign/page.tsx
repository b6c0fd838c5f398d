import { beforeYouSign } from '#content/documents'
import { answered } from '../../sections/question-line.tsx'
import { SampleMark } from '../../sections/sample-mark.tsx'
import { Hero } from '../../ui/hero.tsx'
import styles from './page.module.css'

/** The questions that buyers should ask, each with this provider's answer. */
export function BeforeYouSignPage() {
  const { hero, sample } = beforeYouSign!
  return (
    <Hero {...hero}>
      {sample && (
        <p className={styles.sample}>
          <SampleMark />
        </p>
      )}
      <ol className={styles.questions}>
        {answered.map(([name, { question, answer, more }]) => (
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
