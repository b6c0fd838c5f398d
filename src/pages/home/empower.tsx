import { home } from '../../content/home.ts'
import { Section } from '../../ui/section.tsx'
import styles from './empower.module.css'

export function Empower() {
  const { heading, points } = home.empower
  return (
    <Section labelledBy="empower-heading" tone="signal">
      <h2 id="empower-heading" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.points}>
        {points.map(({ title, text }) => (
          <li key={title} className={styles.point}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
