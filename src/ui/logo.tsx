import { useContent } from '../content/context.tsx'
import styles from './logo.module.css'

const fills = { none: 'none', ground: 'var(--color-ground)', ink: 'currentColor' }

/** The provider's logo, in the current text colour. */
export function Logo() {
  const { width, height, strokeWidth, shapes } = useContent().logo
  return (
    <svg
      className={styles.logo}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      {shapes.map(({ path, fill }) => (
        <path key={path} d={path} fill={fills[fill]} />
      ))}
    </svg>
  )
}
