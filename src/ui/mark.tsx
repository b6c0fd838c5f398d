import styles from './mark.module.css'

/** The mark: a station on a short line. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 48 24" aria-hidden="true">
      <path d="M3 12H45" />
      <circle cx="24" cy="12" r="8" />
    </svg>
  )
}
