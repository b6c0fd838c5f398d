import { Fragment } from 'react'
import { Heap, heapOf } from '../../../drawings/heap.tsx'
import { fill } from '../../../lib/fill.ts'
import { Capsule } from '../../../sections/capsule.tsx'
import { Decision } from '../../../sections/decision/decision.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { choose, useYourLine } from './answers.ts'
import type { Estimate } from './estimate.ts'
import styles from './interchange.module.css'
import { marksOf } from './marks.ts'
import type { Range } from './sum.ts'
import { Ranged, useWords } from './words.tsx'

/** Everything that a person has together: the cases that have stopped, and one of them, which the visitor decides. */
export function WeekInterchange({ estimate, waiting }: { estimate: Estimate; waiting: Range }) {
  const { services, group, next, yourLine } = useWords()
  const { job, week } = estimate
  const choice = job.decision.choices[useYourLine().answers.chosen ?? -1]
  return (
    <Capsule className={styles.interchange}>
      <div className={styles.stopped}>
        <p className="title">
          <Ranged text={yourLine.picture.stop} range={waiting} many={week.many} />
        </p>
        <Waiting many={week.many} waiting={waiting} />
      </div>
      <Decision
        key={job.name}
        id="decision"
        aria-label={group}
        decision={job.decision}
        onChoose={(index) => choose(index, services)}
        chosen={choice?.text}
        result={choice?.result}
        head={<p className="note quiet">{group}</p>}
      >
        {next && <ButtonLink {...next} />}
      </Decision>
    </Capsule>
  )
}

/** The cases that wait, counted out, those that stop for certain and those that may, and how many of each. */
function Waiting({ many, waiting: [least, most] }: { many: number; waiting: Range }) {
  const { yourLine, write } = useWords()
  const { always, sometimes, scale } = yourLine.picture
  const { scale: each, stops, may } = marksOf(many, [least, most])
  const { columns } = heapOf(stops + may)
  const rows = [
    { marks: { stops }, text: always, count: least },
    { marks: { may }, text: sometimes, count: most - least },
  ]
  return (
    <div className={`note ${styles.waiting}`}>
      {rows.map(
        ({ marks, text, count }) =>
          count > 0 && (
            <Fragment key={text}>
              <Heap marks={marks} columns={columns} />
              <span key={count}>{fill(text, { count: write.number(count) })}</span>
            </Fragment>
          ),
      )}
      {each > 1 && <p>{fill(scale, { count: write.number(each) })}</p>}
    </div>
  )
}
