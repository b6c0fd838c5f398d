import { useContent } from '../../content/context.tsx'
import type { Home } from '../../content/home.ts'
import { Change } from '../../drawings/change.tsx'
import { figureOf } from '../../lib/format.ts'
import { Section } from '../../ui/section.tsx'
import styles from './impact.module.css'

/** Figures side by side. The basis is what tells a rise from a share, so it is as dark as the title. */
export function Impact() {
  const { home, site } = useContent()
  const { heading, metrics } = home.impact
  const most = Math.max(...metrics.filter(isDrawn).map(levelAfter), 100)
  return (
    <Section name="impact" heading={heading}>
      <ul className={styles.metrics}>
        {metrics.map((metric) => (
          <li key={metric.title}>
            <MetricFigure metric={metric} most={most} />
            <h3 className="text">{metric.title}</h3>
            <small className="note">{metric.basis ?? site.sample}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Metric = Home['impact']['metrics'][number]

/** A figure with another unit than percent has no level before. */
const isDrawn = ({ change, unit }: Metric) => change !== undefined && unit === undefined

/** In percent of the level before. */
const levelAfter = ({ value, change }: Metric) =>
  change === 'fall' ? Math.max(0, 100 - value) : 100 + value

function MetricFigure({ metric, most }: { metric: Metric; most: number }) {
  const { site } = useContent()
  const { parts, unit, isWord, isLong } = figureOf(site.locale, metric)
  return (
    <p
      className={`figure ${styles.figure}`}
      data-word={isWord || undefined}
      data-long={isLong || undefined}
    >
      {parts.map((part) =>
        part === unit ? (
          <span key={part} className={`unit ${styles.unit}`}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
      {isDrawn(metric) && <Change to={levelAfter(metric)} most={most} />}
    </p>
  )
}
