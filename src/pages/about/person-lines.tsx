import { useContent } from '../../content.tsx'
import styles from './people.module.css'

/** Distances in the drawing, in CSS pixels. The face is 200 wide and 263 high. */
const [pitch, width, top] = [12, 200, 279]

/** All lines run through. From those that the person answers for, a siding leads behind the person's face. Decorative. */
export function PersonLines({ slugs }: { slugs: readonly string[] }) {
  const { services } = useContent()
  const own = slugs.map((slug) => services.findIndex((service) => service.slug === slug))
  return (
    <svg
      className={`${styles.lines} ${styles.across}`}
      width={width}
      height={top + pitch * (services.length - 1) + 24}
      aria-hidden="true"
    >
      {services.map(({ line }, index) => (
        <Line key={line} line={line} d={`M-4000 ${top + pitch * index}H4000`} />
      ))}
      {own.map((at, index) => {
        const start = 3 + 10 * index
        const rise = width / 2 - start
        const d = `M${start} ${top + pitch * at}l${rise} ${-rise} ${rise} ${rise}`
        return <Line key={at} line={services[at]!.line} d={d} strokeWidth="6" />
      })}
    </svg>
  )
}

/** On phones, the lines of the people below lead to them, and each ends at whom it belongs to. Decorative. */
export function LinesDown({ slugs }: { slugs: readonly string[] }) {
  const { services } = useContent()
  return (
    <svg className={styles.down} strokeWidth="10" aria-hidden="true">
      {services.map(({ slug, line }, index) => {
        const x = 52 + pitch * (index - (services.length - 1) / 2)
        return slugs.includes(slug) && <Line key={line} line={line} d={`M${x} 0V999`} />
      })}
    </svg>
  )
}

const Line = ({ line, ...path }: { line: number; d: string; strokeWidth?: string }) => (
  <path data-line={line} stroke="var(--color-line)" fill="none" {...path} />
)
