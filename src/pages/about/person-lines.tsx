import { useContent } from '../../content.tsx'
import styles from './people.module.css'

/** Distances in the drawing, in CSS pixels. The face is 112 wide; the sidings pass behind it. */
const [pitch, top, rise] = [12, 170, 62]

/** All lines run through. Those that the person answers for have a siding behind the person's face. Decorative. */
export function PersonLines({ slugs }: { slugs: readonly string[] }) {
  const { services } = useContent()
  const gap = Math.min(10, 36 / (services.length - 1))
  return (
    <svg
      className={styles.lines}
      width="112"
      height={top + pitch * (services.length - 1) + 24}
      aria-hidden="true"
    >
      {services.map(({ slug, line }, index) => {
        const level = index * gap - rise
        const start = 4 * index - 4
        return (
          slugs.includes(slug) && (
            <path
              key={line}
              className={styles.siding}
              data-line={line}
              d={`M${start - pitch * index + level} ${top + pitch * index}L${start} ${top + level}H${112 - start}l${pitch * index - level} ${pitch * index - level}`}
            />
          )
        )
      })}
      {services.map(({ line }, index) => (
        <path key={line} data-line={line} d={`M-4000 ${top + pitch * index}H4000`} />
      ))}
    </svg>
  )
}
