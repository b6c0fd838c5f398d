import type { Home } from '../../../content/schema/home.ts'
import { useContent } from '../../content.tsx'
import { Weeks } from '../../drawings/weeks.tsx'
import { figureOf } from '../../lib/format.ts'
import { Section } from '../../ui/section.tsx'
import styles from './impact.module.css'

/** Figures side by side. The basis is what tells a rise from a share, so it is as dark as the title. */
export function Impact() {
  const { home, site } = useContent()
  const { heading, metrics } = home.impact
  return (
    <Section name="impact" heading={heading}>
      <ul className={styles.metrics}>
        {metrics.map((metric) => (
          <li key={metric.title}>
            <MetricFigure metric={metric} />
            <h3 className="text">{metric.title}</h3>
            <small className="note">{metric.basis ?? site.sample}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function MetricFigure({ metric }: { metric: Home['impact']['metrics'][number] }) {
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
      {metric.weeks && <Weeks {...metric.weeks} />}
    </p>
  )
}
