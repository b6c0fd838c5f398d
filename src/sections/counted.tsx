import { Heap } from '../drawings/heap.tsx'
import { fill } from '../lib/fill.ts'
import styles from './counted.module.css'

export type CountedProps = { count: number; of: number; caption: string }

const Marks = ({ count, of }: CountedProps) => (
  <Heap marks={{ counted: count, rest: of - count }} columns={20} />
)

/** The figure of an article, counted out: its numbers are large, up to the second of them. */
export function Counted(figure: CountedProps) {
  const [, numbers = '', meaning = ''] = /^(.*\})(.*)$/s.exec(figure.caption) ?? []
  return (
    <figure className={styles.counted}>
      <Marks {...figure} />
      <figcaption className="stack">
        <strong className="figure">{fill(numbers, figure)}</strong>
        <span className="lead">{meaning}</span>
      </figcaption>
    </figure>
  )
}

/** Its marks once more, beside a text that has its numbers, such as “98 of 100” or “98 of the 100”. */
export const countedIn = (html: string, figure: CountedProps | undefined) =>
  figure &&
  new RegExp(`\\b${figure.count}\\D{1,12}${figure.of}\\b`).test(html) && <Marks {...figure} />
