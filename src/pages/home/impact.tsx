import { Fragment } from 'react'
import { useContent } from '../../content/context.tsx'
import type { Home } from '../../content/home.ts'
import { Level, levelParts } from '../../drawings/level.tsx'
import { figureOf, numberIn } from '../../lib/format.ts'
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
            <MetricFigure metric={metric} />
            <Levels metric={metric} most={most} />
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

function MetricFigure({ metric }: { metric: Metric }) {
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
    </p>
  )
}

/**
 * What was 100 before and what it is after, all on one scale. Decorative: the title says the same.
 *
 * @param most where the scale ends
 */
function Levels({ metric, most }: { metric: Metric; most: number }) {
  const { home, site } = useContent()
  const levels = { before: 100, after: levelAfter(metric) }
  return (
    <div className={`small ${styles.levels}`} aria-hidden="true">
      {isDrawn(metric) &&
        levelParts.map((part) => (
          <Fragment key={part}>
            <span>{home.impact.levels?.[part]}</span>
            <Level part={part} share={(levels[part] / most) * 100} />
            <span>{numberIn(site.locale, levels[part])}</span>
          </Fragment>
        ))}
    </div>
  )
}
