import { Capsule } from '../../../sections/capsule.tsx'
import { Decision } from '../../../sections/decision/decision.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { choose, useYourLine } from './answers.ts'
import type { Estimate } from './estimate.ts'
import styles from './interchange.module.css'
import { useWords } from './words.tsx'

/** A case with more letters than this is set smaller, in as many lines. */
const manyLetters = 120

/** A case of the job that has stopped. The visitor decides it. */
export function Interchange({ estimate: { job } }: { estimate: Estimate }) {
  const { services, group, next } = useWords()
  const { decision } = job
  const choice = decision.choices[useYourLine().answers.chosen ?? -1]
  return (
    <Capsule className={styles.interchange}>
      <Decision
        key={job.name}
        id="decision"
        aria-label={group}
        data-long={decision.case.length > manyLetters || undefined}
        decision={decision}
        size="large"
        onChoose={(index) => choose(index, services)}
        chosen={choice?.text}
        result={choice?.result}
        head={
          <p>
            <strong>{group}</strong>
          </p>
        }
      >
        {next && <ButtonLink size="large" {...next} />}
      </Decision>
    </Capsule>
  )
}
