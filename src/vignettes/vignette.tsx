import { type LineName, vignettes } from '../content/vignettes.ts'
import { Chat } from './chat.tsx'
import { Forecast } from './forecast.tsx'
import { Process } from './process.tsx'
import { useSeenOnce } from './use-seen-once.ts'
import styles from './vignette.module.css'
import { Voice } from './voice.tsx'

const scenes = { voice: Voice, chat: Chat, process: Process, forecast: Forecast }

/** A service at work, drawn in its line's colour. It plays once when first seen. */
export function Vignette({ line }: { line: LineName }) {
  const Scene = scenes[line]
  const { context, outcome } = vignettes[line]

  return (
    <figure className={styles.frame} data-line={line} ref={useSeenOnce<HTMLElement>()}>
      <figcaption className={styles.head}>
        <span>{context}</span>
        <span>{vignettes.sample}</span>
      </figcaption>
      <div className={styles.sheet}>
        <Scene />
        <p className={styles.end} data-play="rise">
          {outcome}
        </p>
      </div>
    </figure>
  )
}
