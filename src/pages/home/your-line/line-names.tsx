import type { ServiceSummary } from './estimate.ts'
import styles from './line-names.module.css'

type LineNamesProps = {
  services: ServiceSummary[]
  /** The height of each thin line in the picture. The chosen one, on the band, has none. */
  levels?: string[]
  /** Whether the lines are far enough apart for names. */
  areApart: boolean
}

/** The names of lines, or their letters, which the style sheet writes where there is no space for names. */
export function LineNames({ services, levels, areApart }: LineNamesProps) {
  return (
    <div className={styles.names} data-band={levels ? undefined : ''} aria-hidden="true">
      {services.map(({ id, line, letter, name }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one that moves fades in
        <div key={`${id} ${place}`} data-line={levels && line}>
          {levels && <svg height={levels[place]} />}
          <b data-letter={letter}>{areApart && <span>{name}</span>}</b>
        </div>
      ))}
    </div>
  )
}
