import type { SceneOf } from '../../content/services.ts'
import { bars } from './bars.ts'
import styles from './voice.module.css'

/** Half the height of each bar. */
const speech = {
  caller: [5, 15, 25, 20, 5, 20, 35, 25, 10, 5, 15, 30, 20, 5],
  voice: [5, 20, 35, 50, 30, 15, 25, 40, 55, 40, 20, 5, 20, 35, 50, 35, 45, 25, 10, 25, 15, 5],
}

const pitch = 11
const firstBar = 46

function Turn({ who, turn }: { who: 'caller' | 'voice'; turn: SceneOf<'voice'>['voice'] }) {
  const heights = speech[who]
  return (
    <li className={styles.turn} data-who={who}>
      <svg className={styles.wave} aria-hidden="true">
        <path d="M-40 60H14" />
        {/* Even and odd bars have different timing, so that the wave moves like speech. */}
        {[0, 1].map((first) => (
          <path
            key={first}
            data-play="speak"
            d={bars(
              heights.filter((_, index) => index % 2 === first),
              { x: firstBar + first * pitch, pitch: pitch * 2, middle: 60 },
            )}
          />
        ))}
        <line x1={firstBar + heights.length * pitch + 8} x2="140%" y1="60" y2="60" />
        <circle cx="14" cy="60" r="11" />
      </svg>
      <div className={styles.words} data-play="rise">
        <p className="note">
          <b>{turn.who}</b>
          {` ${turn.at}`}
        </p>
        {who === 'voice' ? <b className="lead">{turn.text}</b> : <p>{turn.text}</p>}
      </div>
    </li>
  )
}

/** A line that turns into a sound wave twice: for the caller, then for the voice assistant. */
export function Voice({ scene }: { scene: SceneOf<'voice'> }) {
  return (
    <ol className={styles.turns}>
      <Turn who="caller" turn={scene.caller} />
      <Turn who="voice" turn={scene.voice} />
    </ol>
  )
}
