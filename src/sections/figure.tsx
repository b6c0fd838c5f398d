import { useContent } from '../content.tsx'
import { fill } from '../lib/fill.ts'
import { stations } from '../ui/stations.ts'
import styles from './figure.module.css'

/** A figure before and after, above two stations on one scale. Screen readers get the sentence instead. */
export function Figure({ before, after }: { before: string; after: string }) {
  const { change, labels } = useContent().work!
  const [from, to] = stations(before, after)
  return (
    <div className={styles.figure}>
      <span className="visually-hidden">{fill(change, { before, after })}</span>
      <p className={styles.value} aria-hidden="true">
        <span className="small">{labels.before}</span> {before}
      </p>
      <p className={styles.value} data-value="after" aria-hidden="true">
        <span className="small">{labels.after}</span> {after}
      </p>
      <svg className={styles.scale} data-printed="" aria-hidden="true">
        <line x1="-11" x2="100%" />
        <line x1={`${from}%`} x2={`${to}%`} />
        <circle cx={`${from}%`} r="8" />
        <circle cx={`${to}%`} r="8" />
      </svg>
    </div>
  )
}
