import { withAdded } from '../../../contact/added-text.ts'
import { BringButton } from '../../../contact/bring-button.tsx'
import { bringToForm } from '../../../contact/go-to-form.ts'
import { fill } from '../../../lib/fill.ts'
import { idOf, isOwn, updateEstimate } from './answers.ts'
import type { Estimate } from './estimate.ts'
import { FieldNeeds } from './figure-field.tsx'
import { resultOf } from './result.ts'
import styles from './sentence.module.css'
import { getState, useYourLine } from './store.ts'
import { useWords } from './words.tsx'

/** Below the sentence: whose figures they are, the sum in short, and what to do with them. */
export function Below({ estimate }: { estimate: Estimate }) {
  const words = useWords()
  const { wrong } = useYourLine()
  const { few, brief } = resultOf(estimate, words)
  return (
    <div className={`note with-script ${styles.below}`}>
      <WhoseFigures />
      <div className={styles.brief}>
        <FieldNeeds />
        {wrong.length === 0 && !few && <span>{brief}</span>}
      </div>
      <BringToDemo estimate={estimate} />
    </div>
  )
}

/** Whether they are the visitor’s or an example. */
export function WhoseFigures() {
  const { label } = useWords().yourLine
  return (
    <small className={styles.whose}>
      <span>{isOwn(useYourLine().answers) ? label.yours : label.example}</span>
    </small>
  )
}

function BringToDemo({ estimate }: { estimate: Estimate }) {
  const words = useWords()
  const { answers } = useYourLine()
  const { bring, decided } = words.yourLine

  function bringToDemo() {
    const latest = updateEstimate(words.services) ?? estimate
    const [mistake] = getState().wrong
    if (mistake) return document.getElementById(idOf(mistake))?.focus()
    const { message: added } = resultOf(latest, words)
    const { decision } = estimate.job
    const choice = decision.choices[answers?.chosen ?? -1]
    const choiceToo = choice && fill(decided, { case: decision.case, choice: choice.text })
    bringToForm((message) =>
      withAdded('decision', withAdded('your-line', message, added), choiceToo),
    )
  }

  return (
    <BringButton id="your-line-bring" onClick={bringToDemo}>
      {bring}
    </BringButton>
  )
}
