import { Headline } from '../../ui/hero.tsx'
import { Events } from './events.tsx'
import { HalfTicket } from './half-ticket.tsx'
import { Morning } from './morning.tsx'
import styles from './night.module.css'
import { useChoices } from './use-choices.ts'
import type { NightProps } from './use-properties.ts'
import { Year } from './year.tsx'

/** The night, which visitors decide in any order, its morning, and a year of it. */
export function OneNight(props: NightProps) {
  const decided = useChoices(props)
  const { sum, their } = decided
  return (
    <>
      <div className={styles.night}>
        <div className={`column ${styles.hero}`}>
          <Headline {...props.headline}>{their && <HalfTicket {...props} {...decided} />}</Headline>
          <div className="copy">{props.slots.note}</div>
        </div>
        <Events {...props} {...decided} />
      </div>
      <Morning {...props} {...decided} />
      {sum && <Year {...props} {...decided} sum={sum} />}
    </>
  )
}
