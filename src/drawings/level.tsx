import styles from './level.module.css'

export const levelParts = ['before', 'after'] as const

/**
 * The level before or after, on a scale that is as long as the drawing. Decorative: a text beside it has the figure.
 *
 * @param share in percent of the scale
 */
export function Level({ part, share }: { part: (typeof levelParts)[number]; share: number }) {
  return (
    <svg className={styles.level} data-level={part} data-printed="" aria-hidden="true">
      <line x2="100%" y1="50%" y2="50%" />
      {/* Not so small that it would not be seen. */}
      <line x2={`${Math.max(1, Math.round(share * 10) / 10)}%`} y1="50%" y2="50%" />
    </svg>
  )
}
