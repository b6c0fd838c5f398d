import { withAdded } from '../../../contact/added-text.ts'
import { BringButton } from '../../../contact/bring-button.tsx'
import { bringToForm } from '../../../contact/go-to-form.ts'
import { fill } from '../../../lib/fill.ts'
import { getState, isOwn, updateEstimate, useYourLine } from './answers.ts'
import { type Estimate, nameOf } from './estimate.ts'
import { idOf } from './fields.ts'
import { resultOf } from './result.ts'
import styles from './sentence.module.css'
import { hoursRunning } from './sum.ts'
import { useWords } from './words.tsx'

/** Below the picture: a case to decide, and what to do with the figures. */
export const Below = ({ estimate }: { estimate: Estimate }) => (
  <div className="row">
    <div className="with-script">
      <BringToDemo estimate={estimate} />
    </div>
    <a className="note" href="#decision">
      {useWords().yourLine.decide}
    </a>
  </div>
)

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
    const choice = decision.choices[answers.chosen ?? -1]
    const choiceToo = choice ? fill(decided, { case: decision.case, choice: choice.text }) : ''
    bringToForm((message) => withAdded(message, { 'your-line': added, decision: choiceToo }))
  }

  return (
    <BringButton id="your-line-bring" onClick={bringToDemo}>
      {bring}
    </BringButton>
  )
}

/** How the result is worked out, with the visitor’s own figures. */
export function SumDetails({ estimate: { job, week } }: { estimate: Estimate }) {
  const { yourLine, write } = useWords()
  const { sum } = yourLine
  const { least, most, factor } = week.toPerson
  const values = {
    ...{ many: write.number(week.many), job: nameOf(job, week.many) },
    ...{ minutes: write.minutes(week.minutes), factor: write.number(factor) },
  }
  const hours = (share: number) => write.hours(hoursRunning(week, share))
  const rows = [
    [fill(sum.today, values), hours(0)],
    [fill(sum.stopped, values), write.minutes(week.minutes * factor)],
    ...[most, least].map((share) => [
      fill(sum.stops, { share: write.number(share) }),
      fill(sum.run, { hours: hours(share) }),
    ]),
  ]
  return (
    <details className={`measure ${styles.sum}`}>
      <summary className="note">{sum.heading}</summary>
      <dl>
        {rows.map(([term, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same words
          <div key={index}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{sum.promise}</p>
    </details>
  )
}
