import type { ReactNode } from 'react'
import { fill } from '../../../lib/fill.ts'
import { useYourLine } from './answers.ts'
import type { Estimate } from './estimate.ts'
import { LineNames } from './line-names.tsx'
import styles from './lines.module.css'
import { useWords } from './words.tsx'

/** Heights in percent of the drawing's. */
const chosen = { top: 60, height: 40 }

/** More lines than this beside the band are too close to each other for their names. */
const mostNamed = 5

/** The line of the job is a band, from which a branch leads to a person and back. The others are thin lines above it. */
export function Lines({ estimate, band }: { estimate: Estimate; band: ReactNode }) {
  const { services, yourLine } = useWords()
  const { service, job } = estimate
  const others = services.filter(({ id }) => id !== service.id)
  const areApart = others.length <= mostNamed
  const levels = others.map((_, place) => levelOf(place, others.length))
  const thin = Math.min(6, 32 / others.length) / 1.6
  return (
    <div
      className={styles.lines}
      data-printed=""
      role="img"
      aria-label={fill(yourLine.lines, { job: job.name })}
      data-line={service.line}
      data-call={useYourLine().call}
    >
      <svg aria-hidden="true">
        {services.map(({ id, line }) => {
          const place = others.findIndex((other) => other.id === id)
          const isChosen = place < 0
          return (
            <rect
              key={id}
              data-line={isChosen ? undefined : line}
              width="100%"
              y={percent(isChosen ? chosen.top : levels[place]! - thin / 2)}
              height={percent(isChosen ? chosen.height : thin)}
            />
          )
        })}
      </svg>
      {band}
      <LineNames services={others} levels={levels.map(percent)} areApart={areApart} />
      <LineNames services={[service]} areApart={areApart} />
    </div>
  )
}

/** The middle of a thin line; the last is next to the band. */
const levelOf = (place: number, count: number) =>
  (71 - (count - 1 - place) * Math.min(28, 56 / (count - 1))) / 1.6

const percent = (value: number) => `${Math.round(value * 100) / 100}%`
