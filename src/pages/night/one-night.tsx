import { Events } from './events.tsx'
import { Morning } from './morning.tsx'
import styles from './one-night.module.css'
import { useChoices } from './use-choices.ts'
import { isStop, type NightProps } from './words.ts'

/** The night, which visitors decide in any order, and its morning. */
export function OneNight(props: NightProps) {
  const stops = props.events.filter(isStop)
  const decided = { stops, ...useChoices(stops.length) }
  return (
    <>
      <p role="status" className={`column lead ${styles.before}`}>
        {props.theirs && props.before}
      </p>
      <Events {...props} {...decided} />
      <Morning {...props} {...decided} />
    </>
  )
}
