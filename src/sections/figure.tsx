import { useContent } from '../content/context.tsx'
import { fill } from '../lib/fill.ts'
import styles from './figure.module.css'

/** A figure before and after, as two stations. Screen readers get the sentence instead. */
export function Figure({ before, after }: { before: string; after: string }) {
  const { change, labels } = useContent().work!
  return (
    <div className={styles.figure}>
      <span className="visually-hidden">{fill(change, { before, after })}</span>
      <span className={styles.value} aria-hidden="true">
        {before}
      </span>
      <span className={`small ${styles.label}`} aria-hidden="true">
        {labels.before}
      </span>
      <svg className={styles.track} data-printed="" aria-hidden="true">
        <line x2="100%" y1="50%" y2="50%" />
        <circle cy="50%" />
        <circle cx="100%" cy="50%" fill="currentColor" />
      </svg>
      <span className={styles.value} data-value="after" aria-hidden="true">
        {after}
      </span>
      <span className={`small ${styles.label}`} aria-hidden="true">
        {labels.after}
      </span>
    </div>
  )
}
