import type { SceneOf } from '../../content/services.ts'
import styles from './chat.module.css'

/** A chat in which the answer is connected to the passage that it cites. */
export function Chat({ scene }: { scene: SceneOf<'chat'> }) {
  const { question, answer, cites, source, reply } = scene
  return (
    <ol className={styles.thread}>
      <li className={styles.customer} data-play="rise">
        {question}
      </li>
      <li className={styles.reply}>
        <p className={styles.answer} data-play="rise">
          {`${answer} `}
          <span className={`note ${styles.cites}`}>{cites}</span>
        </p>
        <svg className={styles.tie} aria-hidden="true">
          <line data-play="grow" x2="100%" y2="100%" />
          <circle data-play="grow" r="11" />
          <circle data-play="grow" cx="100%" cy="100%" r="11" />
        </svg>
        <div className={styles.page} data-paper="" data-play="rise">
          <b className="text">{source.title}</b>
          <svg height="22" aria-hidden="true">
            <line x1="3" x2="97%" y1="4" y2="4" />
            <line x1="3" x2="84%" y1="18" y2="18" />
          </svg>
          <p className={styles.passage}>
            <b>{source.place}</b>
            <br />
            {source.passage}
          </p>
        </div>
      </li>
      <li className={styles.customer} data-play="rise">
        {reply}
      </li>
    </ol>
  )
}
