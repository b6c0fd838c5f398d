import { useContent } from '../content/context.tsx'
import styles from './sample-note.module.css'

/** Says that figures, people or prices are not real. */
export const SampleNote = () => (
  <span className={`note ${styles.note}`}>{useContent().site.sample}</span>
)
