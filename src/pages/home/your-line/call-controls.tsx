import type { Call } from '../../../content/call.ts'
import { useYourLine } from './answers.ts'
import { pressListen } from './call.ts'
import styles from './call-controls.module.css'
import { useWords } from './words.tsx'

/** Below the decision: its call, to listen to or to read. */
export function CallControls({ call }: { call: Call }) {
  const { services, yourLine } = useWords()
  const { answers, call: state, notice } = useYourLine()
  const words = yourLine.call!
  const isPlaying = state && state !== 'waits'
  const name = isPlaying ? words.stop : words.listen
  const ending = call.endings[answers.chosen ?? -1]
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className="with-script"
        onClick={(event) => pressListen(event, call, services)}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        <strong key={name}>{name}</strong>
        <small key={state} className="quiet" aria-hidden="true">
          {call.before.length}
        </small>
      </button>
      <p className="note quiet">{notice ? <span role="alert">{words[notice]}</span> : call.note}</p>
      <details>
        <summary className="note">{words.read}</summary>
        {[...call.before.phrases, ...(ending?.phrases ?? [])].map(({ who, text }, index, all) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words
          <p key={index}>
            {who !== all[index - 1]?.who && <strong>{`${call.speakers[who]} `}</strong>}
            {text}
          </p>
        ))}
      </details>
    </div>
  )
}
