import styles from './figure.module.css'
import { stations } from './stations.ts'

/** A figure before and after, as two stations on one scale. Screen readers get the sentence instead. */
export function Figure(props: { before: string; after: string; spoken: string }) {
  const [before, after] = stations(props.before, props.after)
  return (
    <p className={styles.figure}>
      <span className="visually-hidden">{props.spoken}</span>
      <Station at={before} name="before">
        {props.before}
      </Station>{' '}
      <svg className={styles.scale} data-printed="" aria-hidden="true">
        <line x1="-11" x2="100%" />
        <line x1={`${before}%`} x2={`${after}%`} />
        <circle cx={`${before}%`} r="8" />
        <circle cx={`${after}%`} r="8" />
      </svg>
      <Station at={after} name="after">
        {props.after}
      </Station>
    </p>
  )
}

/** The empty picture before the value is as wide as the scale up to its station; the policy allows no `style`. */
const Station = (props: { at: number; name: 'before' | 'after'; children: string }) => (
  <span className={styles.station} data-station={props.name} aria-hidden="true">
    <svg width={`${props.at}%`} height="1" data-printed="" />
    <span>{props.children}</span>
  </span>
)
