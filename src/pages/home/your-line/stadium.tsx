import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Heap } from '../../../drawings/heap.tsx'
import { isBraked } from '../../../lib/brake.ts'
import { fill } from '../../../lib/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { Decision } from '../../../ui/decision.tsx'
import type { Estimate } from './estimate.ts'
import { marksOf } from './marks.ts'
import styles from './stadium.module.css'
import { update, useYourLine } from './store.ts'
import { useWords } from './words.tsx'

/**
 * Everything that a person has together: the cases that have stopped, and one of them, which the visitor decides.
 *
 * @param decided how many have been decided
 * @param bring what to do after the last case
 */
export function Stadium(props: { estimate: Estimate; decided: number; bring: ReactNode }) {
  const { estimate, decided, bring } = props
  const { decision: words, yourLine, write } = useWords()
  const { at, chosen } = useYourLine()
  const element = useRef<HTMLDivElement>(null)
  const { job, service, figures } = estimate
  const { picture } = yourLine
  const decision = job.decisions[at] ?? job.decisions[0]!
  const isDecided = chosen !== undefined
  const { waiting, stop } = write.describe(estimate, decided)
  const { scale, ...marks } = marksOf(figures.many, waiting)

  function choose(index: number) {
    const choice = decision.choices[index]!.text
    update({ chosen: index, decided: { case: decision.case, choice } })
  }
  function showNext() {
    update({ at: at + 1, chosen: undefined })
    // The pressed button is gone, and so is its group: a screen reader reads the new one's case.
    setTimeout(() => element.current?.querySelector('button')?.focus())
  }

  return (
    <div ref={element} className={styles.stadium} data-line={service.line}>
      {isDecided && <i key={at} className={styles.leaving} />}
      <svg className={styles.person} data-printed="" viewBox="-17 -21 34 43" aria-hidden="true">
        <circle cy="-10" r="10" />
        <path d="M-16 21v-5a16 16 0 0 1 32 0v5z" />
      </svg>
      <div className={styles.stopped}>
        <p className="title">{stop}</p>
        <Heap className={styles.heap} preserveAspectRatio="xMinYMin" marks={marks} />
        <p className="small quiet">
          {waiting[1] > 0 && picture.marks}
          {scale > 1 && ` ${fill(picture.scale, { count: write.number(scale) })}`}
        </p>
      </div>
      <Decision
        key={`${job.name} ${at}`}
        id="decision"
        name={words.group}
        decision={decision}
        chosen={chosen}
        onChoose={choose}
        aside={<Waiting isOver={isDecided} />}
      >
        {!isDecided ? undefined : at + 1 < job.decisions.length ? (
          <Button variant="quiet" onClick={showNext}>
            {words.next}
          </Button>
        ) : (
          bring
        )}
      </Decision>
    </div>
  )
}

/** How long the case has been waiting, in seconds. It is not announced. */
function Waiting({ isOver }: { isOver: boolean }) {
  const { yourLine, write } = useWords()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => {
      if (!isBraked()) setSeconds((before) => before + 1)
    }, 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return (
    <span className={styles.waiting} data-over={isOver || undefined} aria-hidden="true">
      {fill(yourLine.picture.waiting, { time: write.seconds(seconds) })}
    </span>
  )
}
