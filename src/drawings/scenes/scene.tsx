import type { Scene } from '../../content/services.ts'
import { seen } from '../../lib/data-attribute.ts'
import { Chat } from './chat.tsx'
import { Forecast } from './forecast.tsx'
import { Process } from './process.tsx'
import styles from './scene.module.css'
import { Voice } from './voice.tsx'

/** A service at work, in its line's colour. Its animation plays when it is first seen, and again when its tab is. */
export function ServiceScene({ line, scene }: { line: number; scene: Scene }) {
  return (
    <figure className={styles.frame} data-line={line} {...seen('false')}>
      <figcaption className={`note ${styles.head}`}>{scene.context}</figcaption>
      <div className={styles.sheet}>
        {scene.drawing === 'voice' && <Voice scene={scene} />}
        {scene.drawing === 'chat' && <Chat scene={scene} />}
        {scene.drawing === 'process' && <Process scene={scene} />}
        {scene.drawing === 'forecast' && <Forecast scene={scene} />}
        <p className={`note ${styles.end}`}>
          <svg width="1" height="1" aria-hidden="true">
            <path d="M-2000 10H-22" />
            <path strokeWidth="20" d="M-22 10h0" />
          </svg>
          {scene.outcome}
        </p>
      </div>
    </figure>
  )
}
