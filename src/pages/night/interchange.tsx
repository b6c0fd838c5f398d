import { Capsule } from '../../sections/capsule.tsx'
import { Decision } from '../../sections/decision/decision.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './interchange.module.css'
import { type Decided, focusFirst } from './use-choices.ts'
import type { NightProps, Stop } from './use-properties.ts'

/** A case that waits for the visitor, until they have decided it. */
export function NightInterchange(props: NightProps & Decided & { event: Stop; stop: number }) {
  const { event, stop, chosen, told, sum, choose, change, morning, slots } = props
  const { decision } = event
  const choice = chosen[stop]
  return (
    <div className={styles.interchange}>
      <Capsule className={styles.paper}>
        <Decision
          aria-labelledby={event.name}
          decision={decision}
          head={slots[event.name]}
          onChoose={(index) => choose(stop, index + 1)}
          result={
            choice && (
              <>
                <b>{choice.text}</b> {choice.result}
                <br />
                {told[stop]}
              </>
            )
          }
        >
          {sum && (
            <p className={`text ${styles.end}`}>
              {morning.time} {choice?.end}
            </p>
          )}
          <Button
            variant="quiet"
            onClick={({ currentTarget }) => {
              choose(stop, 0)
              focusFirst(currentTarget.closest('[role=group]')!)
            }}
          >
            {change}
          </Button>
        </Decision>
      </Capsule>
    </div>
  )
}
