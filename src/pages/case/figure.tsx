import { Level, levelParts } from '../../drawings/level.tsx'
import { fill } from '../../lib/fill.ts'
import { Value } from '../../ui/value.tsx'
import type { Work } from '../work/schema.ts'
import styles from './figure.module.css'
import type { CaseEntry } from './schema.ts'
import { sharesOf } from './shares.ts'

/** A figure before and after, to scale if it can be. Screen readers get the sentence instead. */
export function Figure(
  figure: CaseEntry['result']['figures'][number] & { words: Pick<Work, 'change' | 'labels'> },
) {
  const { change, labels } = figure.words
  const { before, after, levels } = figure
  const shares = sharesOf(before, after, levels)
  return (
    <div className="stack">
      <span className="visually-hidden">{fill(change, { before, after })}</span>
      {levelParts.map((part) => (
        <p key={part} className={styles.part} data-part={part} aria-hidden="true">
          <span className="note quiet">{labels[part]}</span>
          <span className={styles.value}>
            <Value text={figure[part]} />
          </span>
          {shares && <Level part={part} share={shares[part]} />}
        </p>
      ))}
    </div>
  )
}
