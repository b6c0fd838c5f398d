import { fading } from '../../lib/data-attribute.ts'
import { SampleNote } from '../../sections/sample-note.tsx'
import { Value } from '../../ui/value.tsx'
import type { ServicesPage } from './schema.ts'
import styles from './stats.module.css'

export function Stats({ content }: { content: ServicesPage }) {
  const { stats, statsHeading, sample } = content
  return (
    <section className={`column ${styles.stats}`} aria-labelledby="stats-heading" {...fading()}>
      <h2 id="stats-heading" className="visually-hidden">
        {statsHeading}
      </h2>
      <dl className={`board ${styles.list}`}>
        {stats.map(({ value, label, means, basis }) => (
          <div key={label} className={`stack ${styles.stat}`}>
            <dt>
              <b>{label}</b>
              <p className="note">
                {means && <strong>{means}</strong>} {basis}
              </p>
            </dt>
            <dd className={`amount ${styles.statFigure}`}>
              <Value text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {sample && <SampleNote />}
    </section>
  )
}
