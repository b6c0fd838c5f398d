import type { Line } from './estimate.ts'
import styles from './line-names.module.css'

type LineNamesProps = {
  services: Line[]
  /** The height of each thin line in the picture. The chosen one, on the band, has none. */
  levels?: string[]
  /** Whether the lines are far enough apart for names. */
  areApart: boolean
}

/** The names of lines, where all have space beside each other, else their letters (line-names.module.css). */
export function LineNames({ services, levels, areApart }: LineNamesProps) {
  const letters = services.map(({ letter }) => letter)
  const names = services.map(({ name, letter }) => (areApart && name) || letter)
  return (
    <div className={styles.names} data-band={!levels || undefined} aria-hidden="true">
      {[letters, names].map((texts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters, then names
        <div key={index}>
          {services.map(({ id, line }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one that moves fades in
            <span key={`${id} ${place}`} data-line={line}>
              {levels && <svg height={levels[place]} data-printed="" />}
              <b>{texts[place]}</b>
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
