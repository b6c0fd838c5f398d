import type { SceneOf } from '../../../content/schema/services.ts'
import styles from './process.module.css'
import { ProcessBranch } from './process-branch.tsx'

function Stop({ name, title, detail }: { name: string; title: string; detail: string }) {
  return (
    <li className={styles.stop} data-stop={name}>
      <b className={styles.title} data-play="rise">
        {title}
      </b>{' '}
      <span className={styles.detail} data-play="rise">
        {detail}
      </span>
      <i className={styles.ring} data-play="grow" />
    </li>
  )
}

/** An invoice passes three stops. One that does not match takes a branch to a person. */
export function Process({ scene }: { scene: SceneOf<'process'> }) {
  const { document: invoice, read, matched, filed, person } = scene
  return (
    <ol className={styles.track}>
      <li className={styles.sheet} data-paper="" data-play="grow">
        <b>{invoice.title}</b> <span>{invoice.sender}</span>
        <svg height="38" aria-hidden="true">
          <line x1="3" x2="88%" y1="4" y2="4" />
          <line x1="3" x2="60%" y1="18" y2="18" />
          <line x1="3" x2="76%" y1="32" y2="32" />
        </svg>
        <b>{invoice.amount}</b>
      </li>
      <Stop name="read" {...read} />
      <Stop name="matched" {...matched} />
      <ProcessBranch person={person} />
      <Stop name="filed" {...filed} />
      <li className={styles.rider} data-play="grow" aria-hidden="true" />
    </ol>
  )
}
