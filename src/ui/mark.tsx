import { useContent } from '../content/context.tsx'
import styles from './mark.module.css'

/** The provider's logo, in the current text colour. */
export function Mark() {
  const { mark } = useContent()
  const { width, height, strokeWidth, shapes } = mark
  return (
    <svg
      className={styles.mark}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      {shapes.map(({ path, fill }) => (
        <path key={path} d={path} data-fill={fill} />
      ))}
    </svg>
  )
}
