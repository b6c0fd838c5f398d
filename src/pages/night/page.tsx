import { Island } from '../../islands/island.tsx'
import { SampleNote } from '../../sections/sample-note.tsx'
import { Headline } from '../../ui/hero.tsx'
import styles from './night.module.css'
import { OneNight } from './one-night.tsx'
import type { Night } from './schema.ts'
import { slotsOf } from './slots.tsx'
import { useIntro, useProperties } from './use-properties.ts'

/** A night at a client: what came in, what stopped, which visitors decide, and what became of it in the morning. */
export function NightPage({ content: night, theirs }: { content: Night; theirs?: string }) {
  const { hero, note, sample } = night
  return (
    <div>
      <div className={styles.night}>
        <div className={`column top ${styles.hero} ${styles.beside}`}>
          <Headline heading={hero.heading} intro={useIntro(night)}>
            <p className="note quiet">{note}</p>
            {sample && <SampleNote />}
          </Headline>
        </div>
      </div>
      <Island
        name="night"
        component={OneNight}
        properties={{ ...useProperties(night), theirs }}
        slots={slotsOf(night)}
      />
    </div>
  )
}
