import { useContent } from '../../content.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './values.module.css'

export function Values() {
  const { about } = useContent()
  const { heading, items } = about.values
  return (
    <Section name="values" heading={heading}>
      <ul className={`fit ${styles.values}`}>
        {items.map(({ title, text }) => (
          <li key={title} className="stack">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
