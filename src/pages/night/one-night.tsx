import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { chosenAt, isComplete, sumOf } from './choices.ts'
import { Events } from './events.tsx'
import { Morning } from './morning.tsx'
import styles from './one-night.module.css'
import { useChoices } from './use-choices.ts'
import { isStop, type NightProps } from './words.ts'
import type { YearProps } from './year/year.tsx'

/** Where its script does not arrive, the night ends with the morning. */
const loadYear = (): Promise<{ default: ComponentType<YearProps> }> =>
  import('./year/island.ts').then(
    ({ Component }) => ({ default: Component }),
    () => ({ default: () => null }),
  )
const Year = lazy(loadYear)

/** The night, which visitors decide in any order, its morning, and a year of it. */
export function OneNight(props: NightProps) {
  const stops = props.events.filter(isStop)
  const decided = { stops, ...useChoices(stops.length) }
  const { choices, last } = decided
  // From the first decision on, so that it is there at the last.
  const isDeciding = last !== undefined
  useEffect(() => {
    if (isDeciding) loadYear()
  }, [isDeciding])
  const chosen = stops.map(({ decision }, stop) => chosenAt(choices, stop, decision)!)
  const sum = isComplete(choices) ? sumOf(chosen) : undefined
  return (
    <>
      <div className={styles.night}>
        <p role="status" className={`column lead ${styles.before}`}>
          {props.theirs && props.before}
        </p>
        <Events {...props} {...decided} />
      </div>
      <Morning {...props} {...decided} sum={sum} />
      <Suspense>{sum && <Year {...props} {...decided} chosen={chosen} over={sum.over} />}</Suspense>
    </>
  )
}
