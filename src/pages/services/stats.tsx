import { servicesPage } from '#content/services-page.yaml'
import { useReveal } from '../../ui/reveal.ts'
import styles from './stats.module.css'

export function Stats() {
  const reveal = useReveal()
  return (
    <section ref={reveal} className={styles.stats} aria-labelledby="stats-heading">
      <h2 id="stats-heading" className="visually-hidden">
        {servicesPage.statsHeading}
      </h2>
      <dl className={styles.board}>
        {servicesPage.stats.map(({ value, label, basis }) => (
          <div key={label} className={styles.stat}>
            <dt>
              {label}
              {basis && <small className={styles.basis}>{basis}</small>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
