import { useEffect } from 'react'
import { fill } from '../../../lib/fill.ts'
import { Capsule } from '../../../sections/capsule.tsx'
import { Decision } from '../../../sections/decision/decision.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useYourLine } from './answers.ts'
import { decide, hangUp } from './call.ts'
import { CallControls } from './call-controls.tsx'
import type { Estimate } from './estimate.ts'
import styles from './interchange.module.css'
import { useWords } from './words.tsx'

/** A case with more letters than this is set smaller, in as many lines. */
const manyLetters = 120

/** A case of the job that has stopped. The visitor decides it, perhaps while its call is heard (speak.ts). */
export function Interchange({ estimate: { job } }: { estimate: Estimate }) {
  const { services, group, next, yourLine } = useWords()
  const { answers, call: state } = useYourLine()
  const { decision } = job
  const { call } = decision
  const choice = decision.choices[answers.chosen ?? -1]
  const isEnding = state === 'ends'

  // biome-ignore lint/correctness/useExhaustiveDependencies: another job has another call
  useEffect(() => hangUp, [job])
  return (
    <Capsule className={styles.interchange}>
      <Decision
        key={job.name}
        id="decision"
        aria-label={group}
        data-long={decision.case.length > manyLetters || undefined}
        data-call={state}
        decision={decision}
        size="large"
        onChoose={(index) => decide(index, call, services)}
        chosen={
          choice && (isEnding ? fill(yourLine.call!.decided, { choice: choice.text }) : choice.text)
        }
        result={isEnding ? undefined : choice?.result}
        head={
          <div>
            {state !== 'waits' && (
              <p>
                <strong>{group}</strong>
              </p>
            )}
            {call && <p aria-live="polite">{state === 'waits' && call.waiting}</p>}
          </div>
        }
      >
        {next && <ButtonLink size="large" {...next} />}
      </Decision>
      {call && <CallControls call={call} />}
    </Capsule>
  )
}
