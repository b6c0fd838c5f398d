import { Heap } from '../drawings/heap.tsx'
import { fill } from '../lib/fill.ts'
import styles from './counted.module.css'

type CountedProps = { count: number; of: number; caption: string }

/** The figure of an article, counted out: its numbers are large, up to the second of them. */
export function Counted({ count, of, caption }: CountedProps) {
  const [, numbers = '', meaning = ''] = /^(.*\})(.*)$/s.exec(caption) ?? []
  return (
    <figure className={styles.counted}>
      <Heap marks={{ counted: count, rest: of - count }} columns={20} />
      <figcaption className="stack">
        <strong className="figure">{fill(numbers, { count, of })}</strong>
        <span className="lead">{meaning}</span>
      </figcaption>
    </figure>
  )
}
