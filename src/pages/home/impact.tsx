import type { Home } from '../../../content/schema/home.ts'
import { useContent } from '../../content.tsx'
import { figureOf } from '../../lib/format.ts'
import { Section } from '../../ui/section.tsx'
import { Stop, StopLine } from '../../ui/stop-line.tsx'
import styles from './impact.module.css'

export function Impact() {
  const { home, site } = useContent()
  const { heading, metrics } = home.impact
  return (
    <Section name="impact" heading={heading}>
      <StopLine>
        {metrics.map((metric) => (
          <Stop key={metric.title}>
            <MetricFigure metric={metric} />
            <h3 className={styles.title}>{metric.title}</h3>
            <small className={styles.basis}>{metric.basis ?? site.sample}</small>
          </Stop>
        ))}
      </StopLine>
    </Section>
  )
}

function MetricFigure({ metric }: { metric: Home['impact']['metrics'][number] }) {
  const { site } = useContent()
  const { parts, unit, isWord, isLong } = figureOf(site.locale, metric)
  return (
    <p className={styles.figure} data-word={isWord || undefined} data-long={isLong || undefined}>
      {parts.map((part) =>
        part === unit ? (
          <span key={part} className={styles.unit}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  )
}
