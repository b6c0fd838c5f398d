import type { ReactNode } from 'react'
import { useContent } from '../../content/context.tsx'
import { Heap } from '../../drawings/heap.tsx'
import { fill } from '../../lib/fill.ts'
import { timeIn } from '../../lib/format.ts'
import { Crossing } from '../../sections/capsule.tsx'
import styles from './part.module.css'
import type { Plan } from './schema.ts'
import { hoursOf } from './sums.ts'

type Part = Plan['parts'][number]

/** The most hours in a row of marks. */
const marksInRow = 8

/** A part of the plan: its heading, its steps and what is decided at its end. */
export function PlanPart({ plan, part, before }: { plan: Plan; part: Part; before: Part[] }) {
  const { heading, line, steps, decision } = part
  const taken = before.flatMap((each) => each.steps).findLast(({ takes }) => takes)
  let share = steps[0]!.takes?.share ?? taken?.takes?.share
  return (
    <>
      <h2 className={`title ${styles.partHeading}`}>
        <Track line={line} share={share} />
        {heading}
      </h2>
      <ol>
        {steps.map((step) => {
          share = step.takes?.share ?? share
          return (
            <PlanStep key={step.what} {...step} wide={line === 'running' && share! > 50}>
              <Track line={line} share={share} />
            </PlanStep>
          )
        })}
        {decision && <GoOrNot {...decision} plan={plan} hours={hoursOf([...before, part])} />}
      </ol>
    </>
  )
}

/** The line from here on, as wide as the share of the cases that it takes. */
function Track({ line, share = 0 }: { line: Part['line']; share: number | undefined }) {
  const width = line === 'running' ? Math.max(5, Math.round(0.22 * share)) : 6
  return (
    <svg
      className={styles.track}
      width={width}
      data-stretch={line}
      data-printed=""
      aria-hidden="true"
    />
  )
}

function PlanStep(props: Part['steps'][number] & { wide: boolean; children: ReactNode }) {
  const { on, weeks, what, receive, hours, time, takes, wide, children } = props
  const hoursIn = useHours()
  return (
    <li className={`station ${styles.step}`} data-hours={hours} data-wide={wide || undefined}>
      {children}
      <p className={`row ${styles.date}`}>
        <strong>{on}</strong>
        {weeks && <span className="note quiet">{weeks}</span>}
        {takes && <span className={`note ${styles.takes}`}>{takes.name}</span>}
      </p>
      <div>
        <p>
          <strong>{what}</strong>
        </p>
        {receive && <p className="note quiet">{receive}</p>}
      </div>
      {(hours || time) && (
        <p className={`note row ${styles.hours}`}>
          <span>{hours ? hoursIn(hours) : time}</span>
          {hours && <Heap marks={{ counted: hours }} columns={Math.min(hours, marksInRow)} />}
        </p>
      )}
    </li>
  )
}

/** Where the line stops at a person: to go on, or not. */
function GoOrNot(props: NonNullable<Part['decision']> & { plan: Plan; hours: number }) {
  const { plan, heading, decides, hours, ...outcomes } = props
  const hoursIn = useHours()
  return (
    <li data-decision="">
      <Crossing
        className={styles.decision}
        title={
          <div>
            <h3 className="title">{heading}</h3>
            {hours < hoursOf(plan.parts) && (
              <p className="note">{fill(plan.soFar, { hours: hoursIn(hours) })}</p>
            )}
          </div>
        }
      >
        <p className="lead">{decides}</p>
        <dl className="fit">
          {(['go', 'noGo'] as const).map((name) => (
            <div key={name}>
              <dt className="note">{plan[name]}</dt>
              <dd>
                <p className="clause">{outcomes[name].cost}</p>
                <p>{outcomes[name].text}</p>
              </dd>
            </div>
          ))}
        </dl>
      </Crossing>
    </li>
  )
}

/** Hours in words, such as “2 hours”. */
function useHours() {
  const { locale } = useContent().site
  return (hours: number) => timeIn(locale, 'hour', hours)
}
