import { useContent } from '../../content.tsx'
import styles from './people.module.css'

/** Distances in the drawing, in CSS pixels. The face is 140 wide and 184 high. */
const [pitch, width, top] = [12, 140, 216]

/** All lines run through. From those that the person answers for, a siding leads behind the person's face. Decorative. */
export function PersonLines({ slugs }: { slugs: readonly string[] }) {
  const { services } = useContent()
  const own = services.filter(({ slug }) => slugs.includes(slug))
  return (
    <svg
      className={styles.lines}
      width={width}
      height={top + pitch * (services.length - 1) + 24}
      aria-hidden="true"
    >
      {own.map(({ line }, index) => {
        const start = 4 + pitch * index
        const rise = width / 2 - start
        return (
          <path
            key={line}
            className={styles.siding}
            data-line={line}
            d={`M${start} ${top}l${rise} ${-rise} ${rise} ${rise}`}
          />
        )
      })}
      {services.map(({ line }, index) => (
        <path key={line} data-line={line} d={`M-4000 ${top + pitch * index}H4000`} />
      ))}
    </svg>
  )
}
