import { useContent } from '../../content.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { Stop, StopLine } from '../../ui/stop-line.tsx'
import styles from './process.module.css'

export function Process() {
  const { servicesPage } = useContent()
  const { heading, steps } = servicesPage.process
  return (
    <Section name="process" heading={heading}>
      <StopLine ordered fill="scroll">
        {steps.map(({ title, description, icon }, index) => (
          <Stop key={title} mark={index + 1}>
            <Icon name={icon} size={28} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </Stop>
        ))}
      </StopLine>
    </Section>
  )
}
