import type { ServiceSummary } from './estimate.ts'
import styles from './line-names.module.css'

type LineNamesProps = {
  services: ServiceSummary[]
  /** The height of each thin line in the picture. The chosen one, on the band, has none. */
  levels?: string[]
  /** Whether the lines are far enough apart for names. */
  areApart: boolean
}

/** The names of lines, where all have space beside each other, else their letters, which the style sheet writes. */
export function LineNames({ services, levels, areApart }: LineNamesProps) {
  return (
    <div className={styles.names} data-band={levels ? undefined : ''} aria-hidden="true">
      {[false, true].map((isNamed) => (
        <div key={String(isNamed)}>
          {services.map(({ id, line, letter, name }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one that moves fades in
            <span key={`${id} ${place}`} data-line={line}>
              {levels && <svg height={levels[place]} />}
              {isNamed && areApart ? <b>{name}</b> : <b data-letter={letter} />}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
