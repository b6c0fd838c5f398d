import styles from './figure.module.css'

/** A figure before, struck through, and after. Screen readers get the sentence instead. */
export function Figure(props: { before: string; after: string; spoken: string }) {
  return (
    <p className={styles.figure}>
      <span className="visually-hidden">{props.spoken}</span>
      <s className={styles.before} aria-hidden="true">
        {props.before}
      </s>{' '}
      <span className={styles.after} aria-hidden="true">
        {props.after}
      </span>
    </p>
  )
}
