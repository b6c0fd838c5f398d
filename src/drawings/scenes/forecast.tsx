import type { SceneOf } from '../../content/services.ts'
import { InterchangeSign } from '../person.tsx'
import styles from './forecast.module.css'

const monthDots = 'M160 225h0m60-20h0m60 15h0m60-40h0m60 15h0m60-37h0m60 17h0m60-39h0'

/** Past months, a widening forecast, and the day on which a person has to decide. */
export function Forecast({ scene }: { scene: SceneOf<'forecast'> }) {
  const { headline, summary, threshold, decision, months } = scene
  return (
    <div className={styles.forecast}>
      <div className={styles.reading} data-play="rise">
        <p className="title">{headline}</p>
        <p>{summary}</p>
      </div>
      <p className={`board note ${styles.decision}`} data-play="rise">
        {decision}
      </p>
      <p className={`note ${styles.threshold}`}>{threshold}</p>
      <svg className={styles.chart} viewBox="0 0 900 230" aria-hidden="true">
        <path className={styles.leader} data-play="grow" strokeWidth="8" d="M640 110V0" />
        <path
          className={styles.band}
          data-play="grow"
          strokeWidth="3"
          d="M640 136L756 20H910V110H756L718 148H652Z"
        />
        <path strokeWidth="3" d="M-900 97H910" />
        <path
          className={styles.past}
          data-play="draw"
          strokeWidth="8"
          pathLength="1"
          d="M-900 225H180l20-20h42l15 15h33l40-40h32l15 15h34l37-37h33l17 17h32l39-39h71"
        />
        <path strokeWidth="20" d={monthDots} />
        <path
          className={styles.late}
          data-play="rise"
          strokeWidth="8"
          strokeDasharray="1 16"
          d="M640 136H692L763 65H910"
        />
        <circle className={styles.late} data-play="grow" cx="731" cy="97" r="12" />
        <g transform="translate(640 136)">
          <InterchangeSign className={styles.late} data-play="grow" />
        </g>
      </svg>
      <ol className={`note ${styles.months}`} aria-hidden="true">
        {months.toReversed().map((month) => (
          <li key={month}>{month}</li>
        ))}
      </ol>
    </div>
  )
}
