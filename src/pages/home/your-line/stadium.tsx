import { useEffect, useState } from 'react'
import { Heap } from '../../../drawings/heap.tsx'
import { Person } from '../../../drawings/person.tsx'
import { isBraked } from '../../../lib/brake.ts'
import { fill } from '../../../lib/fill.ts'
import { Decision } from '../../../sections/decision/decision.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Filled } from '../../../ui/filled.tsx'
import { choose } from './answers.ts'
import type { Estimate } from './estimate.ts'
import { marksOf } from './marks.ts'
import styles from './stadium.module.css'
import { useYourLine } from './store.ts'
import { useWords } from './words.tsx'

/** Everything that a person has together: the cases that have stopped, and one of them, which the visitor decides. */
export function Stadium({ estimate }: { estimate: Estimate }) {
  const { services, group, night, yourLine, write } = useWords()
  const { job, service, figures } = estimate
  const { picture } = yourLine
  const choice = job.decision.choices[useYourLine().answers?.chosen ?? -1]
  const { waiting, stop } = write.describe(estimate, choice !== undefined)
  const { scale, ...marks } = marksOf(figures.many, waiting)
  return (
    <div className={styles.stadium} data-line={service.line}>
      <svg className={styles.person} data-printed="" viewBox="-14 -21 28 43" aria-hidden="true">
        <Person />
      </svg>
      <div className={styles.stopped}>
        <p className="title">{stop}</p>
        <Heap className={styles.heap} preserveAspectRatio="xMinYMin" marks={marks} />
        <p className="note quiet">
          {waiting[1] > 0 && picture.marks}{' '}
          {scale > 1 && <span>{fill(picture.scale, { count: write.number(scale) })}</span>}
        </p>
      </div>
      <Decision
        key={job.name}
        id="decision"
        aria-label={group}
        decision={job.decision}
        onChoose={(index) => choose(index, services)}
        chosen={choice?.text}
        result={choice?.result}
        head={
          <p className={`note quiet ${styles.head}`}>
            <span>{group}</span>
            {!choice && <Waiting />}
          </p>
        }
      >
        {night && (
          <ButtonLink href={night.href} variant="ink">
            {night.text}
          </ButtonLink>
        )}
      </Decision>
    </div>
  )
}

/** How long the case has been waiting, in seconds. It is not announced. */
function Waiting() {
  const { yourLine, write } = useWords()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isBraked()) setSeconds((before) => before + 1)
    }, 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className={styles.waiting} aria-hidden="true">
      <Filled
        text={yourLine.picture.waiting}
        parts={{ time: <span>{write.seconds(seconds)}</span> }}
      />
    </span>
  )
}
