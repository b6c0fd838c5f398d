import { useContent } from '../content/context.tsx'
import styles from './sample-mark.module.css'

/** Says that figures, people or prices are not real. */
export const SampleMark = () => (
  <span className={`note ${styles.mark}`}>{useContent().site.sample}</span>
)
