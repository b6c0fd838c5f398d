import { useContent } from '../../content.tsx'
import { Section } from '../../ui/section.tsx'
import { Stop, StopLine } from '../../ui/stop-line.tsx'
import styles from './impact.module.css'

export function Impact() {
  const { home, site } = useContent()
  const { heading, metrics } = home.impact
  return (
    <Section name="impact" heading={heading}>
      <StopLine>
        {metrics.map(({ value, title, basis }) => (
          <Stop key={title}>
            <p className={styles.figure}>
              {value}
              <span className={styles.unit}>%</span>
            </p>
            <h3 className={styles.title}>{title}</h3>
            <small className={styles.basis}>{basis ?? site.sample}</small>
          </Stop>
        ))}
      </StopLine>
    </Section>
  )
}
