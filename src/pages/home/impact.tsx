import { Fragment } from 'react'
import { useContent } from '../../content/context.tsx'
import { levelParts } from '../../drawings/level.tsx'
import { figureOf } from '../../lib/format.ts'
import { Section } from '../../ui/section.tsx'
import styles from './impact.module.css'
import type { Home } from './schema.ts'

/** Figures that look alike: number, title, what was measured before and after, and of whom. */
export function Impact({ content }: { content: Home }) {
  const { site } = useContent()
  const { heading, metrics, levels: names, link } = content.impact
  return (
    <Section name="impact" heading={heading}>
      <div className={styles.impact}>
        <ul className={styles.metrics}>
          {metrics.map((metric) => (
            <li key={metric.title}>
              <MetricFigure metric={metric} />
              <h3 className="text">{metric.title}</h3>
              {metric.levels && <Levels names={names} {...metric.levels} />}
              <p className="note quiet">{metric.basis ?? site.sample}</p>
            </li>
          ))}
        </ul>
      </div>
      {link && (
        <p className={`row text ${styles.link}`}>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
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
  const { names, label, before, after, unit, unitFirst } = props
  const { site } = useContent()
  const levels = { before, after }
  return (
    <div className={`note ${styles.levels}`}>
      <p>{label}</p>
      {levelParts.map((part) => (
        <Fragment key={part}>
          <span>{names?.[part]}</span>
          <svg data-printed="" aria-hidden="true">
            <rect
              data-level={part}
              width={`${Math.round((levels[part] / Math.max(before, after)) * 1000) / 10}%`}
              height="100%"
              rx="7"
            />
          </svg>
          <b>{figureOf(site.locale, { value: levels[part], unit, unitFirst }).parts.join('')}</b>
        </Fragment>
      ))}
    </div>
  )
}
