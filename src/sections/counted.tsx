import { Heap } from '../drawings/heap.tsx'
import { OffsetGroup } from '../drawings/offset-group.tsx'
import { InterchangeStation } from '../drawings/person.tsx'
import { fill } from '../lib/fill.ts'
import styles from './counted.module.css'

type CountedProps = { count: number; of: number; caption: string; stops?: boolean | undefined }

/**
 * The figure of an article, counted out: its numbers are large, up to the second of them.
 *
 * @param leadsOn whether the line of a text below it starts here, at a person if these are cases that stopped at one
 */
export function Counted(figure: CountedProps & { leadsOn?: boolean }) {
  const { count, of, caption, stops, leadsOn } = figure
  const [, numbers = '', meaning = ''] = /^(.*\})(.*)$/s.exec(caption) ?? []
  return (
    <figure className={styles.counted} data-stops={stops || undefined}>
      <Heap marks={{ counted: count, rest: of - count }} columns={20} />
      {leadsOn && (
        <svg className={styles.bend} aria-hidden="true">
          <OffsetGroup x="50%">
            <path d="M21-2V5l-30 30h-30" />
          </OffsetGroup>
          <path d="M80 36H51L21 66V99" />
          <line x1="60" x2="48%" y1="36" y2="36" />
        </svg>
      )}
      <figcaption className={`stack ${leadsOn ? 'rail station leads-on' : ''}`}>
        {leadsOn && stops && <InterchangeStation />}
        <strong className="figure">{fill(numbers, { count, of })}</strong>
        <span className="lead">{meaning}</span>
      </figcaption>
    </figure>
  )
}
