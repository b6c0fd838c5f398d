import { useContent } from '../../content/context.tsx'
import { hoursOf, type Plan } from '../../content/plan.ts'
import { Heap } from '../../drawings/heap.tsx'
import { PersonSign } from '../../drawings/person.tsx'
import { fill } from '../../lib/fill.ts'
import { timeIn } from '../../lib/format.ts'
import styles from './part.module.css'
import { type Stretch, Track } from './track.tsx'

type Part = Plan['parts'][number]
type Step = Part['steps'][number]

/** The most hours in a row of marks. */
const marksInRow = 8

/** A part of the plan: its heading, its steps and what is decided at its end. */
export function PlanPart({ part, before }: { part: Part; before: Part[] }) {
  const { heading, line, steps, decision } = part
  let share = before.flatMap((each) => each.steps).findLast((each) => each.share)?.share
  const first = steps[0]!.share ?? share
  const hours = hoursOf([...before, part])
  return (
    <>
      <h2 className={`title ${styles.partHeading}`}>
        <Track to={{ line, share: first }} />
        {heading}
      </h2>
      <ol>
        {steps.map((step, index) => {
          const from: Stretch = { line, share: index === 0 ? first : share }
          share = step.share ?? share
          return <PlanStep key={step.what} step={step} from={from} to={{ line, share }} />
        })}
        {decision && <Decision {...decision} hours={hours} />}
      </ol>
    </>
  )
}

function PlanStep({ step, ...track }: { step: Step; from: Stretch; to: Stretch }) {
  const { on, weeks, what, receive, hours, time, takes } = step
  const hoursIn = useHours()
  return (
    <li className={styles.step} data-hours={hours}>
      <Track {...track} />
      <p className={styles.date}>
        <strong>{on}</strong>
        {weeks && <span className="note quiet">{weeks}</span>}
        {takes && <span className={`note ${styles.takes}`}>{takes}</span>}
      </p>
      <div>
        <p>
          <strong>{what}</strong>
        </p>
        {receive && <p className="note quiet">{receive}</p>}
      </div>
      {(hours || time) && (
        <p className={`note ${styles.hours}`}>
          {hours && <Heap marks={{ counted: hours }} columns={Math.min(hours, marksInRow)} />}
          {hours ? hoursIn(hours) : time}
        </p>
      )}
    </li>
  )
}

/** Where the line stops at a person: to go on, or not. */
function Decision(props: NonNullable<Part['decision']> & { hours: number }) {
  const { heading, decides, hours, ...outcomes } = props
  const { plan } = useContent()
  const hoursIn = useHours()
  return (
    <li className={styles.decision} data-decision="">
      <PersonSign className={styles.person} />
      <h3 className="title">{heading}</h3>
      {hours < hoursOf(plan!.parts) && (
        <p className={`note ${styles.sum}`}>
          <strong>{fill(plan!.soFar, { hours: hoursIn(hours) })}</strong>
        </p>
      )}
      <p className="lead">{decides}</p>
      <dl className={styles.outcomes}>
        {(['go', 'noGo'] as const).map((name) => (
          <div key={name}>
            <dt className="note" data-outcome={name}>
              {plan![name]}
            </dt>
            <dd>
              <strong className="lead">{outcomes[name].cost}</strong>
              <br />
              {outcomes[name].text}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** Hours in words, such as “2 hours”. */
function useHours() {
  const { locale } = useContent().site
  return (hours: number) => timeIn(locale, 'hour', hours)
}
