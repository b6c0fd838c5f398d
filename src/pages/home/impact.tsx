import { Fragment } from 'react'
import { useContent } from '../../content/context.tsx'
import { Level, levelParts } from '../../drawings/level.tsx'
import { figureOf } from '../../lib/format.ts'
import { Section } from '../../ui/section.tsx'
import styles from './impact.module.css'
import type { Home } from './schema.ts'

/** Figures side by side. The basis is what tells a rise from a share, so it is as dark as the title. */
export function Impact({ content }: { content: Home }) {
  const { site } = useContent()
  const { heading, metrics, levels: names } = content.impact
  return (
    <Section name="impact" heading={heading}>
      <ul className={styles.metrics}>
        {metrics.map((metric) => (
          <li key={metric.title}>
            {metric.levels?.first ? (
              <Levels names={names} {...metric.levels} />
            ) : (
              <MetricFigure metric={metric} />
            )}
            <div className="text">
              <h3 className="text">{metric.title}</h3>
              {metric.scope}
            </div>
            {metric.levels?.first && <MetricFigure metric={metric} />}
            {metric.levels && !metric.levels.first && <Levels names={names} {...metric.levels} />}
            <p>{metric.basis ?? site.sample}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Metric = Home['impact']['metrics'][number]

function MetricFigure({ metric }: { metric: Metric }) {
  const { site } = useContent()
  const { parts, unit, isWord, isLong } = figureOf(site.locale, metric)
  return (
    <p
      className={`figure ${styles.metricFigure}`}
      data-word={isWord || undefined}
      data-long={isLong || undefined}
      data-second={metric.levels?.first}
    >
      {parts.map((part) =>
        part === unit ? (
          <span key={part} className={`unit ${styles.metricUnit}`}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  )
}

/** What was measured before and after, on a scale of its own. */
function Levels(
  props: NonNullable<Metric['levels']> & { names: Record<'before' | 'after', string> | undefined },
) {
  const { names, label, before, after, unit, unitFirst, first } = props
  const { site } = useContent()
  const levels = { before, after }
  return (
    <div className={styles.levels} data-first={first}>
      <p>{label}</p>
      {levelParts.map((part) => (
        <Fragment key={part}>
          <span>{names?.[part]}</span>
          <Level part={part} share={(levels[part] / Math.max(before, after)) * 100} />
          <span>
            {figureOf(site.locale, { value: levels[part], unit, unitFirst }).parts.join('')}
          </span>
        </Fragment>
      ))}
    </div>
  )
}
