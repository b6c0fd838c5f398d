import type { SceneOf } from '../../content/services.ts'
import { InterchangeSign } from '../person.tsx'
import styles from './process.module.css'

function Station({ title, detail }: { title: string; detail: string }) {
  return (
    <li className={`station ${styles.step}`} data-play="rise">
      <p className="lead">
        <b>{title}</b>
      </p>
      <p className="note">{detail}</p>
    </li>
  )
}

/** An invoice passes three stations. One that does not match takes a branch to a person. */
export function Process({ scene }: { scene: SceneOf<'process'> }) {
  const { document: invoice, read, matched, filed, person } = scene
  return (
    <ol className={styles.track}>
      <li className={styles.invoice} data-paper="" data-play="grow">
        <p>
          <b>{invoice.title}</b> {invoice.sender}
        </p>
        <svg height="38" aria-hidden="true">
          <line x1="3" x2="88%" y1="4" y2="4" />
          <line x1="3" x2="60%" y1="18" y2="18" />
          <line x1="3" x2="76%" y1="32" y2="32" />
        </svg>
        <b>{invoice.amount}</b>
      </li>
      <Station {...read} />
      <Station {...matched} />
      <li className={styles.branch}>
        <svg width="1" height="1" aria-hidden="true">
          <path strokeWidth="10" data-play="draw" pathLength="1" d="M-46 0L0 46" />
          <g transform="translate(0 52)">
            <InterchangeSign data-play="grow" />
          </g>
        </svg>
        <p className={`board note ${styles.message}`} data-play="rise">
          <b className="text">{person.title}</b>
          <br />
          {person.detail}
        </p>
      </li>
      <Station {...filed} />
      <li className={styles.rider} data-play="grow" aria-hidden="true" />
    </ol>
  )
}
