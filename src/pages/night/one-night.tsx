import { Events } from './events.tsx'
import { Morning } from './morning.tsx'
import styles from './night.module.css'
import { stopsOf } from './stops.ts'
import { useChoices } from './use-choices.ts'
import type { NightProps } from './use-properties.ts'
import { Year } from './year.tsx'

/** The night, which visitors decide in any order, its morning, and a year of it. */
export function OneNight(props: NightProps) {
  const decided = useChoices(stopsOf(props.events))
  const { sum } = decided
  return (
    <>
      <div className={styles.night}>
        <p role="status" className={`column lead ${styles.before}`}>
          {props.theirs && props.before}
        </p>
        <Events {...props} {...decided} />
      </div>
      <Morning {...props} {...decided} />
      {sum && <Year {...props} {...decided} sum={sum} />}
    </>
  )
}
