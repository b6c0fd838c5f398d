import { Bullet } from '../../ui/bullet.tsx'
import { across, down, marksPath } from './marks-path.ts'
import night from './night.module.css'
import type { Decided } from './use-choices.ts'
import type { Choice, NightProps, Stop } from './use-properties.ts'
import styles from './year.module.css'

type RowProps = NightProps &
  Decided & {
    of: Stop
    stop: number
    choice: Choice
    isRule: boolean
  }

/** A year of one stop: how long a person has to look at it, or what becomes of it as a rule. */
export function YearRow({ of, stop, choice, isRule, letRun, year }: RowProps) {
  const headingId = `year-${stop}`
  const { job, line, letter, decision } = of
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a part of a form
    <div
      role="group"
      aria-labelledby={headingId}
      className={styles.rule}
      data-line={line}
      data-hours={isRule ? 0 : decision.hours}
      data-cost={isRule ? choice.cost : 0}
    >
      <div className={night.signed}>
        <Bullet line={line} letter={letter} size="small" />
        <div>
          <h3 id={headingId} className="text">
            {job}
          </h3>
          <p className="note quiet">
            {decision.perYear}
            <br />
            {choice.tonight}
          </p>
        </div>
      </div>
      <div className={`stack ${styles.drawn}`}>
        <YearDrawing marks={decision.marks} isRule={isRule} />
        {decision.scale && <p className="note quiet">{decision.scale}</p>}
        <p
          className={`measure overlaid ${styles.says}`}
          data-longest={`${choice.always} ${choice.rule}`}
        >
          {isRule ? (
            <span>
              <strong>{choice.always}</strong> {choice.rule}
            </span>
          ) : (
            <strong>{decision.stopped}</strong>
          )}
        </p>
      </div>
      <div className={styles.switch}>
        {[year.stop, year.run].map((text, index) => (
          <label key={text}>
            <input
              type="radio"
              name={headingId}
              checked={isRule === index > 0}
              onChange={() => letRun(stop, index)}
            />
            {text}
          </label>
        ))}
      </div>
    </div>
  )
}

/** A mark for each case: in a capsule where a person decides, on a band where it runs. */
function YearDrawing({ marks, isRule }: { marks: number; isRule: boolean }) {
  // Only after the visitor has decided, and so never where the build renders.
  const longest = matchMedia('(width >= 48rem)').matches ? 39 : 26
  const columns = Math.min(marks, longest)
  const edge = 14
  const widthOf = (columns: number) => columns * across + 2 * edge - 3
  const [width, height] = [widthOf(columns), Math.ceil(marks / columns) * down + 2 * edge - 5]
  const path = <path d={marksPath(marks, columns)} transform={`translate(${edge} ${edge})`} />
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      width={`${(width / widthOf(longest)) * 100}%`}
      data-runs={isRule}
      aria-hidden="true"
    >
      <rect x="4" y="4" width={width - 8} height={height - 8} rx={isRule ? 8 : 21} />
      {path}
      {path}
    </svg>
  )
}
