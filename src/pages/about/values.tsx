import { useContent } from '../../content.tsx'
import { Section } from '../../ui/section.tsx'
import { Stop, StopLine } from '../../ui/stop-line.tsx'
import styles from './values.module.css'

export function Values() {
  const { about } = useContent()
  const { heading, items } = about.values
  return (
    <Section name="values" heading={heading}>
      <StopLine>
        {items.map(({ title, text }) => (
          <Stop key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </Stop>
        ))}
      </StopLine>
    </Section>
  )
}
