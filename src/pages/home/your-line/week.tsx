import { fill } from '../../../lib/fill.ts'
import type { Estimate } from './estimate.ts'
import { type Kind, marksOf } from './marks.ts'
import { workOut } from './sum.ts'
import styles from './week.module.css'
import { useWords } from './words.tsx'

/** Every case of the week as a mark: those that stop first. Below them how many there are of each kind. */
export function Week({ estimate: { job, week } }: { estimate: Estimate }) {
  const { yourLine, write } = useWords()
  const { label, stop, always, sometimes, through, scale } = yourLine.picture
  const { people, through: others } = workOut(week)
  const [least, most] = people
  const marks = marksOf(week)
  const range = write.range(people)
  const count = (text: string, cases: number) =>
    cases > 0 && fill(text, { count: write.number(cases) })
  const parts: [text: string | false, ...kinds: Kind[]][] = [
    [fill(stop, { range, many: write.number(week.many) }), 'stops', 'may'],
    [count(always, least), 'stops'],
    [count(sometimes, most - least), 'may'],
    [fill(through, { range: write.range(others) }), 'runs'],
    [marks.scale > 1 && count(scale, marks.scale)],
  ]
  return (
    <div className={styles.week}>
      <div className={styles.marks} role="img" aria-label={fill(label, { job: job.name, range })}>
        {marks.kinds.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks are alike
          <i key={index} data-mark={kind} />
        ))}
      </div>
      <ul className={`note ${styles.parts}`}>
        {parts.map(
          ([text, ...kinds]) =>
            text && (
              <li key={text}>
                {kinds.map((kind) => (
                  <i key={kind} data-kind={kind} />
                ))}
                {text}
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
