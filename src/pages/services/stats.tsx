import { useContent } from '../../content.tsx'
import styles from './stats.module.css'

export function Stats() {
  const { servicesPage } = useContent()
  return (
    <section className={styles.stats} aria-labelledby="stats-heading" data-reveal="">
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
