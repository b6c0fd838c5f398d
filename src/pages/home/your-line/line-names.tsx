import { useSyncExternalStore } from 'react'
import type { ServiceSummary } from './estimate.ts'
import styles from './line-names.module.css'

type LineNamesProps = {
  services: ServiceSummary[]
  /** The height of each thin line in the picture. The chosen one, on the band, has none. */
  levels?: string[]
  /** Whether the lines are far enough apart for names. */
  areApart: boolean
}

const never = () => () => {}

/**
 * The names of lines, where all have space beside each other, else their letters, which the style sheet writes. Letters
 * that are hardly ever needed are not in the document: they would make it 0.1 kB larger.
 */
export function LineNames({ services, levels, areApart }: LineNamesProps) {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const areLong = services.map(({ name }) => name).join('').length > 10 * services.length
  return (
    <div className={styles.names} data-band={!levels || undefined} aria-hidden="true">
      {(isLive || areLong ? [false, true] : [true]).map((isNamed) => (
        <div key={String(isNamed)}>
          {services.map(({ id, line, letter, name }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one that moves fades in
            <span key={`${id} ${place}`} data-line={line}>
              {levels && <svg height={levels[place]} data-printed="" />}
              {isNamed && areApart && name ? <b>{name}</b> : <b data-letter={letter} />}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
