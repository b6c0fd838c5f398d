import type { SceneOf } from '../../../content/schema/services.ts'
import { Person } from '../person.tsx'
import styles from './process-branch.module.css'

/** A branch off the line, on which a document that does not match goes to a person. */
export function ProcessBranch({ person }: { person: SceneOf<'process'>['person'] }) {
  return (
    <li className={styles.branch}>
      <svg aria-hidden="true">
        <path
          strokeWidth="10"
          data-play="draw"
          pathLength="1"
          className={styles.across}
          d="M14 -5L104 85H120"
        />
        <path
          strokeWidth="10"
          data-play="draw"
          pathLength="1"
          className={styles.down}
          d="M-40 -110V-78L0 -38V0"
        />
        <g className={styles.interchange}>
          <g data-sign="" data-play="grow">
            <Person />
          </g>
        </g>
      </svg>
      <p className={styles.note} data-play="rise">
        <b className={styles.title}>{person.title}</b>
        {` ${person.detail}`}
      </p>
    </li>
  )
}
