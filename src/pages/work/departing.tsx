import { useContent } from '../../content/context.tsx'
import styles from './page.module.css'

/** A line for each service, out of the picture; dashed where there is no case. Decorative. */
export function Departing({ withCase }: { withCase: string[] }) {
  const { services } = useContent()
  return (
    <svg
      className={styles.departing}
      viewBox={`0 0 400 ${services.length * 34}`}
      preserveAspectRatio="xMinYMin"
      aria-hidden="true"
    >
      {services.map(({ slug, line }, index) => {
        const [x, y] = [14 + index * 60, 17 + index * 34]
        return (
          <g key={line} data-line={line}>
            <path
              stroke="var(--color-line)"
              strokeWidth="10"
              strokeDasharray={withCase.includes(slug) ? undefined : '20 14'}
              d={`M${x} ${y}H2000`}
            />
            <circle className="drawn-station" cx={x} cy={y} r="10" />
          </g>
        )
      })}
    </svg>
  )
}
