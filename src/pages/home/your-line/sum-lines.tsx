import { fill } from '../../../lib/fill.ts'
import { hoursRunning } from '../../../lib/sum.ts'
import { type Estimate, nameOf, type Writer } from './estimate.ts'
import { FieldNeeds, FigureField } from './figure-field.tsx'
import type { FigureName } from './figures.ts'
import styles from './sentence.module.css'
import { useWords, type YourLineProps } from './words.tsx'

const shares: FigureName[] = ['least', 'most']
export const sumFigures: FigureName[] = [...shares, 'factor', 'cost']

/** How the result is worked out, with the visitor’s own figures. The shares and the factor can be changed. */
export function SumLines(props: { estimate: Estimate; wrong: FigureName[] }) {
  const words = useWords()
  const copy = words.yourLine.sum
  const { worth, lines } = linesOf(props.estimate, words)
  return (
    <>
      <dl className={styles.lines}>
        {[...lines, ...(worth ? [worth] : [])].map(([term, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same words
          <div key={index} className="row">
            <dt>{term}</dt>
            <dd>
              <strong>{value}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.shares}>
        {shares.map((name) => (
          <FigureField key={name} name={name} isWrong={props.wrong.includes(name)} />
        ))}
        <p className="note">{copy.change}</p>
        <FigureField name="factor" isWrong={props.wrong.includes('factor')} />
        <p className="note">{copy.longer}</p>
        <FigureField name="cost" isWrong={props.wrong.includes('cost')} />
      </div>
      <FieldNeeds names={sumFigures} wrong={props.wrong} />
      <p>{`${copy.promise} ${copy.privacy}`}</p>
    </>
  )
}

function linesOf(estimate: Estimate, { yourLine, write }: YourLineProps & { write: Writer }) {
  const copy = yourLine.sum
  const { number, minutes, hours, money, rangeOf, describe } = write
  const { figures, job } = estimate
  const { many, cost, least, most, factor } = figures
  const values = {
    ...{ many: number(many), job: nameOf(job, many) },
    ...{ minutes: minutes(figures.minutes), factor: number(factor) },
  }
  const run = (share: number) => [
    fill(copy.stops, { share: number(share) }),
    fill(copy.run, { hours: hours(hoursRunning(figures, share)) }),
  ]
  const { sum } = describe(estimate)
  return {
    lines: [
      [fill(copy.today, values), hours(hoursRunning(figures, 0))],
      [fill(copy.stopped, values), minutes(figures.minutes * factor)],
      run(Math.max(least, most)),
      run(Math.min(least, most)),
    ],
    worth: cost !== undefined &&
      sum.worth && [fill(copy.cost, { cost: money(cost) }), rangeOf(sum.worth, money)],
  }
}
